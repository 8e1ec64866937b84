import { hasPassed } from '../../lib/has-passed';

/** Decides when a failed task is retried. Each further failure doubles the wait. */
export class Retries {
  private failures = 0;
  private at = 0;

  /**
   * @param firstMs the first wait, in milliseconds
   * @param longestMs the longest wait
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
