import { isSignInError } from '../requests/api-error';
import { failureMessage } from '../requests/failure-message';
import { overlayState, closeToast, openOverlay, toast } from './store';

export interface Report {
  /** Names what failed, where one call serves several. */
  readonly action?: string | undefined;
  /** What to do about it, where that is not what the catalogue says. */
  readonly hint?: string;
  /** Does it again: offered where that may help. */
  readonly onRetry?: () => void;
}

/** What was answered is no, for a reason that has words of its own, such as `Password Incorrect`. */
export class RejectedError extends Error {
  /** @param hint what to do about it */
  constructor(
    words: string,
    readonly hint?: string,
  ) {
    super(words);
    this.name = 'Refused';
  }
}

/** The words of what failed because nobody was signed in. */
let signInToasts: readonly number[] = [];

/** Somebody is signed in: what asked for that has been answered. */
export function closeSignInToasts(): void {
  signInToasts.forEach(closeToast);
  signInToasts = [];
}

let pageLogins = 0;

/**
 * Says that the page has a login of its own: none opens above it, unless something else is open there.
 * @returns ends it
 */
export function registerPageLogin(): () => void {
  pageLogins += 1;
  return () => {
    pageLogins -= 1;
  };
}

/**
 * Says that something failed, as the error catalogue has it: a toast; the login opens where nobody is signed in any more.
 * @param error what was thrown: an ApiError, Refused, or what a browser throws
 * @returns the toast, for `closeToast` and `withdrawRetry`
 */
export function reportFailure(error: unknown, { action, hint, onRetry }: Report = {}): number {
  if (error instanceof RejectedError) {
    return toast({ kind: 'failure', title: error.message, hint: error.hint });
  }
  const { canRetry, ...words } = { ...failureMessage(error, action), ...(hint && { hint }) };
  const told = toast({ ...words, kind: 'failure', onRetry: canRetry ? onRetry : undefined });
  if (isSignInError(error)) {
    signInToasts = [...signInToasts, told];
    if (pageLogins === 0 || overlayState().overlays.length > 0) openOverlay('login', {});
  }
  return told;
}
