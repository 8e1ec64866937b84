import type { Mutex } from 'async-mutex';
import type { SiteReconciliation } from '../../lib/domain';
import { messageOf } from '../../lib/failure';
import { hasPassed } from '../../lib/has-passed';
import { log } from '../../lib/log';
import type { ReleaseUpdater } from '../updater/release-updater';
import { Reconciler } from './reconciler';

const DAY_MS = 24 * 60 * 60_000;

/** Compares the served release with the CMS once a day, in the background. */
export class DailyReconciler {
  /** The last completed run; null before the first. */
  last: SiteReconciliation | null = null;
  private isRequested = false;
  private current: { readonly ending: AbortController; readonly done: Promise<void> } | undefined;

  constructor(private readonly mutex: Mutex) {}

  /** Makes the next check start a run, however recent the last one is. */
  request(): void {
    this.isRequested = true;
  }

  /** Starts a run, unless one is in progress or the last one of this release is less than a day old. */
  startIfDue(updater: ReleaseUpdater): void {
    const before = [updater.state.reconciledAt, this.last?.endedAt];
    const isDue = before.every((at) => at === undefined || hasPassed(Date.parse(at), DAY_MS));
    if (!(isDue || this.isRequested) || this.current) return;
    this.isRequested = false;
    const ending = new AbortController();
    const done = this.reconcile(updater, ending.signal).finally(() => {
      this.current = undefined;
    });
    this.current = { ending, done };
  }

  /** Ends the run in progress, if there is one. */
  async stop(): Promise<void> {
    this.current?.ending.abort();
    await this.current?.done;
  }

  private async reconcile(updater: ReleaseUpdater, signal: AbortSignal): Promise<void> {
    const run = new Reconciler(updater, (work) => this.mutex.runExclusive(work));
    const error = await run.run(signal).then(() => null, messageOf);
    if (signal.aborted) return;
    const { pages, repaired } = run;
    this.last = { endedAt: new Date().toISOString(), pages, mended: repaired, error };
    if (error !== null) log(`The daily reconciliation failed: ${error}`);
    else if (repaired > 0)
      log(`The daily reconciliation repaired ${String(repaired)} of ${String(pages)} pages.`);
  }
}
