/** Wakes who waits; rung while nobody waits, the next one does not wait at all. */
export class WakeSignal {
  private rung = false;
  private wake: (() => void) | undefined;

  notify(): void {
    this.rung = true;
    this.wake?.();
  }

  /** Resolves with true when the bell is rung, with false after so many milliseconds. */
  async wait(milliseconds: number): Promise<boolean> {
    if (!this.rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.wake = undefined;
    const { rung } = this;
    this.rung = false;
    return rung;
  }
}
