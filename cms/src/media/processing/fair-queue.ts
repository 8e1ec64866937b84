/** A key has too many waiting jobs. */
export class QueueFull extends Error {}

/** A queue with limited concurrency: each key has at most one active job, and waiting keys are served round-robin. */
export class FairQueue {
  /** Waiting jobs by key; the keys are in the order of their next turn. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly active = new Set<string>();

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
  ) {}

  /**
   * Runs a job when a place is free for its key.
   * @throws QueueFull if the key has `maxWaiting` waiting jobs already
   */
  async run<T>(key: string, job: () => Promise<T>): Promise<T> {
    await this.begin(key);
    try {
      return await job();
    } finally {
      this.end(key);
    }
  }

  /** The numbers of active and waiting jobs. */
  get load(): { readonly active: number; readonly waiting: number } {
    const waiting = [...this.waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);
    return { active: this.active.size, waiting };
  }

  private async begin(key: string): Promise<void> {
    if (this.active.size < this.concurrency && !this.active.has(key)) {
      this.active.add(key);
      return;
    }
    const jobs = this.waiting.get(key) ?? [];
    if (jobs.length >= this.maxWaiting) throw new QueueFull();
    this.waiting.set(key, jobs);
    await new Promise<void>((resolve) => jobs.push(resolve));
  }

  /** Gives the place to the next key in the same tick, so that no new job takes it. */
  private end(key: string): void {
    this.active.delete(key);
    for (const [next, jobs] of this.waiting) {
      if (this.active.has(next)) continue;
      this.waiting.delete(next);
      if (jobs.length > 1) this.waiting.set(next, jobs.slice(1));
      this.active.add(next);
      jobs[0]?.();
      return;
    }
  }
}
