import { isSignInError } from '../requests/api-error';
import { failureMessage } from '../requests/failure-message';
import { overlayState, closeToast, openOverlay, toast } from './store';

export interface Report {
  /** The action's name in the error catalogue, if one call serves several actions. */
  readonly action?: string | undefined;
  /** Replaces the catalogue's hint. */
  readonly hint?: string;
  /** Tries again; set if another attempt may succeed. */
  readonly onRetry?: () => void;
}

/** A rejection with a message of its own, such as `Password Incorrect`. */
export class RejectedError extends Error {
  /** @param hint the advice for the user */
  constructor(
    words: string,
    readonly hint?: string,
  ) {
    super(words);
    this.name = 'Refused';
  }
}

/** The toasts of failures that occurred because nobody was signed in. */
let signInToasts: readonly number[] = [];

export function closeSignInToasts(): void {
  signInToasts.forEach(closeToast);
  signInToasts = [];
}

let pageLogins = 0;

/**
 * Registers a login form in the page. The login modal then opens only above other overlays. @returns a function that
 * removes the registration
 */
export function registerPageLogin(): () => void {
  pageLogins += 1;
  return () => {
    pageLogins -= 1;
  };
}

/**
 * Reports an error in a toast, with the text of the error catalogue. Opens the login if the session has ended.
 * @param error an ApiError, a RejectedError, or an error of the browser
 * @returns the toast's id, for `closeToast` and `removeRetry`
 */
export function reportFailure(error: unknown, { action, hint, onRetry }: Report = {}): number {
  if (error instanceof RejectedError) {
    return toast({ kind: 'failure', title: error.message, hint: error.hint });
  }
  const { canRetry, ...words } = { ...failureMessage(error, action), ...(hint && { hint }) };
  const shown = toast({ ...words, kind: 'failure', onRetry: canRetry ? onRetry : undefined });
  if (isSignInError(error)) {
    signInToasts = [...signInToasts, shown];
    if (pageLogins === 0 || overlayState().overlays.length > 0)
      openOverlay('login', { purpose: 'session' });
  }
  return shown;
}
