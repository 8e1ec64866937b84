/** Where somebody was when their session ended by itself; after their next login they are there again. */
interface ReturnPath {
  readonly owner: string;
  readonly path: string;
}

let place: ReturnPath | null = null;
let hasLeft = false;

/**
 * Notes the page that an account is sent away from.
 * @returns whether there is a way back: one that has signed out wants none
 */
export function saveReturnPath(owner: string, path: string): boolean {
  if (!hasLeft) place = { owner, path };
  return !hasLeft;
}

/** For a sign-out: nobody is led back by the next login. */
export function clearReturnPath(): void {
  hasLeft = true;
  place = null;
}

/** Where the account was, once; null where it was sent away from nowhere. */
export function takeReturnPath(owner: string): string | null {
  const path = place?.owner === owner ? place.path : null;
  hasLeft = false;
  place = null;
  return path;
}
