const KEY = 'welcomeDismissed';

/** Whether the visitor has dismissed the welcome for good; false where the storage is not accessible. */
export function isDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** @returns whether the browser has stored it */
export function dismiss(): boolean {
  try {
    localStorage.setItem(KEY, new Date().toISOString());
    return true;
  } catch {
    return false;
  }
}
