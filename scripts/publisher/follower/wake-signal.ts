/** Wakes a waiting task. A signal that arrives while no task waits is kept: the next wait ends at once. */
export class WakeSignal {
  private isNotified = false;
  private wake: (() => void) | undefined;

  notify(): void {
    this.isNotified = true;
    this.wake?.();
  }

  /** Resolves with true at a signal, or with false after this many milliseconds. */
  async wait(milliseconds: number): Promise<boolean> {
    if (!this.isNotified) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.wake = undefined;
    const { isNotified } = this;
    this.isNotified = false;
    return isNotified;
  }
}
