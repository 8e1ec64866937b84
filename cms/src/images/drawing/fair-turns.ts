/** Somebody waits for more turns than anybody needs. */
export class TooManyWait extends Error {}

/**
 * Hands out a few places to many: whoever asks has one place at a time, however much they ask for, and those who wait
 * are served in rotation.
 */
export class FairTurns {
  /** Who waits, in the order in which they are next; with what each one waits for. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly served = new Set<string>();

  constructor(
    private readonly places: number,
    private readonly mostWaiting: number,
  ) {}

  /**
   * Does the work when it is its turn.
   * @throws TooManyWait
   */
  async take<T>(who: string, work: () => Promise<T>): Promise<T> {
    await this.begin(who);
    try {
      return await work();
    } finally {
      this.end(who);
    }
  }

  /** How many works are being done, and how many wait. */
  get load(): { readonly atWork: number; readonly waiting: number } {
    const waiting = [...this.waiting.values()].reduce((sum, own) => sum + own.length, 0);
    return { atWork: this.served.size, waiting };
  }

  private async begin(who: string): Promise<void> {
    if (this.served.size < this.places && !this.served.has(who)) {
      this.served.add(who);
      return;
    }
    const own = this.waiting.get(who) ?? [];
    if (own.length >= this.mostWaiting) throw new TooManyWait();
    this.waiting.set(who, own);
    await new Promise<void>((resolve) => own.push(resolve));
  }

  /** The place is handed on at once, so that nobody comes in between. */
  private end(who: string): void {
    this.served.delete(who);
    for (const [next, own] of this.waiting) {
      if (this.served.has(next)) continue;
      this.waiting.delete(next);
      if (own.length > 1) this.waiting.set(next, own.slice(1));
      this.served.add(next);
      own[0]?.();
      return;
    }
  }
}
