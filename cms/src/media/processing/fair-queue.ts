/** The error if a key has too many waiting jobs. */
export class QueueFull extends Error {}

/** The maximum number of keys whose use is stored. */
const MOST_KEYS = 1000;

/**
 * A queue with limited concurrency. Each key has at most one active job. The next job is from the key with the least
 * use. A key that keeps the queue busy with heavy jobs waits longer (start-time fair queueing).
 */
export class FairQueue {
  /** Waiting jobs by key, in the order of arrival. */
  private readonly waiting = new Map<string, (() => void)[]>();
  /** The start of each active job, on the scale of weights. */
  private readonly active = new Map<string, number>();
  /** The end of each key's last job, on the scale of weights. */
  private readonly used = new Map<string, number>();
  /** The start of the last started job. With it, a new key has no advantage over waiting keys. */
  private now = 0;

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
  ) {}

  /**
   * Runs a job when the queue has a free place and no job of the key is active.
   * @param weightOf the cost of a finished job, from its result; the result is undefined if the job failed
   * @throws QueueFull if the key already has `maxWaiting` waiting jobs
   */
  async run<T>(
    key: string,
    job: () => Promise<T>,
    weightOf: (value: T | undefined) => number = () => 1,
  ): Promise<T> {
    await this.begin(key);
    let value: T | undefined;
    try {
      value = await job();
      return value;
    } finally {
      this.end(key, weightOf(value));
    }
  }

  /** The numbers of active and waiting jobs. */
  get load(): { readonly active: number; readonly waiting: number } {
    const waiting = [...this.waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);
    return { active: this.active.size, waiting };
  }

  private async begin(key: string): Promise<void> {
    if (this.active.size < this.concurrency && !this.active.has(key)) {
      this.start(key);
      return;
    }
    const jobs = this.waiting.get(key) ?? [];
    if (jobs.length >= this.maxWaiting) throw new QueueFull();
    this.waiting.set(key, jobs);
    await new Promise<void>((resolve) => jobs.push(resolve));
  }

  private startOf(key: string): number {
    return Math.max(this.now, this.used.get(key) ?? 0);
  }

  private start(key: string): void {
    this.now = this.startOf(key);
    this.active.set(key, this.now);
  }

  /** Gives the place to the next key in the same tick, so that no new job takes it. */
  private end(key: string, weight: number): void {
    const end = (this.active.get(key) ?? this.now) + weight;
    this.active.delete(key);
    this.used.delete(key);
    this.used.set(key, end);
    const [oldest] = this.used.keys();
    if (this.used.size > MOST_KEYS && oldest !== undefined) this.used.delete(oldest);
    const next = this.next();
    if (next === undefined) return;
    const jobs = this.waiting.get(next) ?? [];
    this.waiting.delete(next);
    if (jobs.length > 1) this.waiting.set(next, jobs.slice(1));
    this.start(next);
    jobs[0]?.();
  }

  /** The waiting key with the least use; of equal keys, the one that waits longest. */
  private next(): string | undefined {
    let least: string | undefined;
    for (const key of this.waiting.keys()) {
      if (this.active.has(key)) continue;
      if (least === undefined || this.startOf(key) < this.startOf(least)) least = key;
    }
    return least;
  }
}
