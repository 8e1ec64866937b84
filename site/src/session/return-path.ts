/** The page that a user left because the session ended; the next login returns there. */
interface ReturnPath {
  readonly owner: string;
  readonly path: string;
}

let place: ReturnPath | null = null;
let hasLeft = false;

/** Saves the page. @returns whether it will be restored: not after a sign-out */
export function saveReturnPath(owner: string, path: string): boolean {
  if (!hasLeft) place = { owner, path };
  return !hasLeft;
}

export function clearReturnPath(): void {
  hasLeft = true;
  place = null;
}

/** Returns the page of the account once; null where there is none. */
export function takeReturnPath(owner: string): string | null {
  const path = place?.owner === owner ? place.path : null;
  hasLeft = false;
  place = null;
  return path;
}
