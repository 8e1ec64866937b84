import { isSignInError } from '../calls/api-error';
import { failureWords } from '../calls/failure-words';
import { openOverlay, toast } from './store';

interface Report {
  /** Names what failed, where one call serves several. */
  readonly action?: string;
  /** Does it again: offered where that may help. */
  readonly onRetry?: () => void;
}

/**
 * Says that something failed, as the error catalogue has it: a toast; the login opens where nobody is signed in any more.
 * @param error what was thrown
 * @returns the toast, for `closeToast` and `withdrawRetry`
 */
export function reportFailure(error: unknown, { action, onRetry }: Report = {}): number {
  const { canRetry, ...words } = failureWords(error, action);
  if (isSignInError(error)) openOverlay('login', {});
  return toast({ ...words, kind: 'failure', onRetry: canRetry ? onRetry : undefined });
}
