import { hasPassed } from '../../lib/has-passed';

/** Says when something that failed is tried again: after a while, which is doubled for each further failure. */
export class Retries {
  private failures = 0;
  private at = 0;

  /**
   * @param firstMs the first wait, in milliseconds
   * @param longestMs the longest one
   */
  constructor(
    private readonly firstMs: number,
    private readonly longestMs: number,
  ) {}

  record(isDone: boolean): void {
    this.failures = isDone ? 0 : this.failures + 1;
    this.at = Date.now();
  }

  get isPending(): boolean {
    return this.failures > 0;
  }

  get isDue(): boolean {
    const wait = Math.min(this.firstMs * 2 ** (this.failures - 1), this.longestMs);
    return this.isPending && hasPassed(this.at, wait);
  }
}
