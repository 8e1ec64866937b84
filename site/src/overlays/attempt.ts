import { reportFailure } from './report-failure';
import type { Report } from './report-failure';
import { closeToast } from './store';

/** The word of the last failure, by what failed. */
const failureToasts = new Map<string, number>();

/**
 * Does something, and says where it fails. Another try of the same takes that word back.
 * @param what names it, with what it is done to, as `delete r1`
 * @returns whether it went well
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
