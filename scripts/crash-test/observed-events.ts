import { EventEmitter, once } from 'node:events';

/** What can be seen from outside of the programs that are tried. */
export type ObservedEvent =
  /** A call that writes was sent. */
  | 'write'
  /** A call that writes was acknowledged. */
  | 'acknowledged'
  /** Pictures were sent. */
  | 'upload'
  /** The publisher was told changes that it had not worked off. */
  | 'told';

/** Hears of what happens, so that a kill can be aimed. */
export class ObservedEvents {
  private readonly emitter = new EventEmitter();

  report(sign: ObservedEvent): void {
    this.emitter.emit(sign);
  }

  /** Resolves when it happens next; rejects where the signal is aborted first. */
  async next(sign: ObservedEvent, signal: AbortSignal): Promise<void> {
    await once(this.emitter, sign, { signal });
  }
}
