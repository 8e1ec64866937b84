import type { SiteReconciliation } from '../../lib/domain';
import { messageOf } from '../../lib/failure';
import { hasPassed } from '../../lib/has-passed';
import { log } from '../../lib/log';
import type { Feed } from '../feed/cms-feed';
import type { SiteKeeper } from '../updater/release-updater';
import { Sweep } from './reconciler';
import type { Turns } from '../follower/mutex';

const DAY_MS = 24 * 60 * 60_000;

/** Sweeps the served release once a day, beside everything else. */
export class Sweeper {
  private current: { readonly ending: AbortController; readonly done: Promise<void> } | undefined;
  private lastSweep: SiteReconciliation | null = null;

  constructor(
    private readonly feed: Feed,
    private readonly turns: Turns,
  ) {}

  get last(): SiteReconciliation | null {
    return this.lastSweep;
  }

  /** Begins a sweep, unless one runs or the last one of this release is not a day old. */
  startIfDue(keeper: SiteKeeper): void {
    const before = [keeper.state.sweptAt, this.lastSweep?.endedAt];
    const isDue = before.every((at) => at === undefined || hasPassed(Date.parse(at), DAY_MS));
    if (isDue && !this.current) this.start(keeper);
  }

  start(keeper: SiteKeeper): void {
    const ending = new AbortController();
    const done = this.sweep(keeper, ending.signal).finally(() => {
      this.current = undefined;
    });
    this.current = { ending, done };
  }

  /** Ends the sweep that runs, if one does. */
  async stop(): Promise<void> {
    this.current?.ending.abort();
    await this.current?.done;
  }

  private async sweep(keeper: SiteKeeper, signal: AbortSignal): Promise<void> {
    const sweep = new Sweep(keeper, this.feed, (work) => this.turns.take(work));
    let error: string | null = null;
    try {
      await sweep.run(signal);
    } catch (cause) {
      error = messageOf(cause);
    }
    if (signal.aborted) return;
    const { pages, mended } = sweep;
    this.lastSweep = { endedAt: new Date().toISOString(), pages, mended, error };
    if (error !== null) log(`The daily sweep was cut off: ${error}`);
    else if (mended > 0) log(`The daily sweep mended ${String(mended)} of ${String(pages)} pages.`);
  }
}
