/** Lets works pass while it is open, and knows when the last of them is done. */
export class Gate {
  private readonly inside = new Set<Promise<unknown>>();
  private closed: Promise<void> | undefined;
  private open: () => void = () => undefined;

  async pass<T>(work: () => Promise<T>): Promise<T> {
    while (this.closed) await this.closed;
    const passing = work();
    this.inside.add(passing);
    try {
      return await passing;
    } finally {
      this.inside.delete(passing);
    }
  }

  /** Resolves when nobody is inside any more. */
  async close(): Promise<void> {
    this.closed ??= new Promise((resolve) => {
      this.open = resolve;
    });
    await Promise.allSettled(this.inside);
  }

  reopen(): void {
    this.closed = undefined;
    this.open();
  }
}
