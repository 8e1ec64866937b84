import type { Core } from '@strapi/strapi';

/** Counts are stored within this time, or when the CMS stops. A kill loses what is not stored. */
const FLUSH_MS = 1000;
/** Different counters between two writes. Beyond, counts are dropped: more can only come from an attack. */
const MOST_PENDING = 20_000;

interface Counted {
  readonly total: number;
}

/** Counts in memory and stores the sums together, so that a flood costs one write in a second. */
export class PendingCounts<C extends Counted> {
  private pending = new Map<string, C>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  /**
   * @param of what is counted, for the log
   * @param keyOf counts with the same key are one
   * @param write adds sums to those that are stored
   */
  constructor(
    private readonly of: string,
    private readonly keyOf: (counter: C) => string,
    private readonly write: (strapi: Core.Strapi, counters: readonly C[]) => Promise<void>,
  ) {}

  /** Adds a count. If a count with this key waits, only its total grows. */
  add(strapi: Core.Strapi, counter: C): void {
    const key = this.keyOf(counter);
    const known = this.pending.get(key);
    if (!known && this.pending.size >= MOST_PENDING) return;
    const total = counter.total + (known?.total ?? 0);
    this.pending.set(key, { ...(known ?? counter), total });
    this.timer ??= setTimeout(() => void this.store(strapi), FLUSH_MS).unref();
  }

  /** Stores what is counted so far, one write after the other. The CMS calls it when it stops. */
  async store(strapi: Core.Strapi): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running = this.running.then(() => this.storeNow(strapi));
    await this.running;
  }

  private async storeNow(strapi: Core.Strapi): Promise<void> {
    const counters = [...this.pending.values()];
    this.pending = new Map();
    if (counters.length === 0) return;
    try {
      await this.write(strapi, counters);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'failed';
      strapi.log.warn(`${this.of} are stored later: ${reason}`);
      for (const counter of counters) this.add(strapi, counter);
    }
  }
}
