const KEY = 'welcomeDismissed';

/** Whether the visitor wants no welcome any more. A browser that lets nothing be stored has never been told so. */
export function isDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** @returns whether the browser keeps it */
export function dismiss(): boolean {
  try {
    localStorage.setItem(KEY, new Date().toISOString());
    return true;
  } catch {
    return false;
  }
}
