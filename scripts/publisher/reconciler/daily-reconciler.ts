import type { SiteReconciliation } from '../../lib/domain';
import { messageOf } from '../../lib/failure';
import { hasPassed } from '../../lib/has-passed';
import { log } from '../../lib/log';
import type { Feed } from '../feed/cms-feed';
import type { ReleaseUpdater } from '../updater/release-updater';
import { Reconciler } from './reconciler';
import type { Mutex } from 'async-mutex';

const DAY_MS = 24 * 60 * 60_000;

/** Sweeps the served release once a day, beside everything else. */
export class DailyReconciler {
  private current: { readonly ending: AbortController; readonly done: Promise<void> } | undefined;
  private lastResult: SiteReconciliation | null = null;

  constructor(
    private readonly feed: Feed,
    private readonly mutex: Mutex,
  ) {}

  get last(): SiteReconciliation | null {
    return this.lastResult;
  }

  /** Begins a sweep, unless one runs or the last one of this release is not a day old. */
  startIfDue(keeper: ReleaseUpdater): void {
    const before = [keeper.state.reconciledAt, this.lastResult?.endedAt];
    const isDue = before.every((at) => at === undefined || hasPassed(Date.parse(at), DAY_MS));
    if (isDue && !this.current) this.start(keeper);
  }

  start(keeper: ReleaseUpdater): void {
    const ending = new AbortController();
    const done = this.reconcile(keeper, ending.signal).finally(() => {
      this.current = undefined;
    });
    this.current = { ending, done };
  }

  /** Ends the sweep that runs, if one does. */
  async stop(): Promise<void> {
    this.current?.ending.abort();
    await this.current?.done;
  }

  private async reconcile(keeper: ReleaseUpdater, signal: AbortSignal): Promise<void> {
    const sweep = new Reconciler(keeper, this.feed, (work) => this.mutex.runExclusive(work));
    let error: string | null = null;
    try {
      await sweep.run(signal);
    } catch (cause) {
      error = messageOf(cause);
    }
    if (signal.aborted) return;
    const { pages, repaired } = sweep;
    this.lastResult = { endedAt: new Date().toISOString(), pages, mended: repaired, error };
    if (error !== null) log(`The daily reconciliation failed: ${error}`);
    else if (repaired > 0)
      log(`The daily reconciliation repaired ${String(repaired)} of ${String(pages)} pages.`);
  }
}
