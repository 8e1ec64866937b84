/** Wakes a waiting task. A notification while no task waits is kept for the next wait, which then ends at once. */
export class WakeSignal {
  private isNotified = false;
  private wake: (() => void) | undefined;

  notify(): void {
    this.isNotified = true;
    this.wake?.();
  }

  /** Resolves with true at a notification, with false after so many milliseconds. */
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
