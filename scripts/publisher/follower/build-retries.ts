import { hasPassed } from '../../lib/has-passed';

const FIRST_MS = 60_000;
const LONGEST_MS = 60 * 60_000;

/** When something that fails is tried again: what failed may have been the CMS that was away. Each time after twice as long. */
export class BuildRetries {
  private failures = 0;
  private at = 0;

  record(isDone: boolean): void {
    this.failures = isDone ? 0 : this.failures + 1;
    this.at = Date.now();
  }

  get isDue(): boolean {
    const wait = Math.min(FIRST_MS * 2 ** (this.failures - 1), LONGEST_MS);
    return this.failures > 0 && hasPassed(this.at, wait);
  }
}
