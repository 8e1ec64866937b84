import { reportFailure } from './report-failure';
import type { Report } from './report-failure';
import { closeToast } from './store';

/** The toast of the last failure, by action. */
const failureToasts = new Map<string, number>();

/**
 * Runs an action and reports its failure. A new attempt of the same action closes the earlier report.
 * @param what names the action and its target, as `delete r1`
 * @returns whether the action succeeded
 */
export async function attempt(
  what: string,
  act: () => Promise<void>,
  report?: Report,
): Promise<boolean> {
  const before = failureToasts.get(what);
  if (before !== undefined) closeToast(before);
  failureToasts.delete(what);
  try {
    await act();
    return true;
  } catch (error) {
    failureToasts.set(what, reportFailure(error, report));
    return false;
  }
}
