/** Where somebody was when their session ended by itself; after their next login they are there again. */
interface Place {
  readonly owner: string;
  readonly path: string;
}

let place: Place | null = null;
let hasLeft = false;

/**
 * Notes the page that an account is sent away from.
 * @returns whether there is a way back: one that has signed out wants none
 */
export function rememberPlace(owner: string, path: string): boolean {
  if (!hasLeft) place = { owner, path };
  return !hasLeft;
}

/** For a sign-out: nobody is led back by the next login. */
export function forgetPlace(): void {
  hasLeft = true;
  place = null;
}

/** Where the account was, once; null where it was sent away from nowhere. */
export function takePlace(owner: string): string | null {
  const path = place?.owner === owner ? place.path : null;
  hasLeft = false;
  place = null;
  return path;
}
