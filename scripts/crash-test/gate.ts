/** Runs jobs while it is open. `close` waits for the last of them. */
export class Gate {
  private readonly inside = new Set<Promise<unknown>>();
  private closed: Promise<void> | undefined;
  private open: () => void = () => undefined;

  async pass<T>(job: () => Promise<T>): Promise<T> {
    while (this.closed) await this.closed;
    const passing = job();
    this.inside.add(passing);
    try {
      return await passing;
    } finally {
      this.inside.delete(passing);
    }
  }

  /** Resolves when no job runs. */
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
