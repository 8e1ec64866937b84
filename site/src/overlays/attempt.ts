import { reportFailure } from './report-failure';
import type { Report } from './report-failure';
import { closeToast } from './store';

/** The word of the last failure, by what failed. */
const told = new Map<string, number>();

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
  const before = told.get(what);
  if (before !== undefined) closeToast(before);
  told.delete(what);
  try {
    await act();
    return true;
  } catch (error) {
    told.set(what, reportFailure(error, report));
    return false;
  }
}
