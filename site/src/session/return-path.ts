/** The page that a user left because the session ended. The next login returns to it. */
interface ReturnPath {
  readonly owner: string;
  readonly path: string;
}

let place: ReturnPath | null = null;
let hasLeft = false;

/** Saves the page. @returns whether the page will be restored: false after a sign-out */
export function saveReturnPath(owner: string, path: string): boolean {
  if (!hasLeft) place = { owner, path };
  return !hasLeft;
}

export function clearReturnPath(): void {
  hasLeft = true;
  place = null;
}

/** Returns the saved page of the account once; null if there is none. */
export function takeReturnPath(owner: string): string | null {
  const path = place?.owner === owner ? place.path : null;
  hasLeft = false;
  place = null;
  return path;
}
