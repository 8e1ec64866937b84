import { setTimeout as delay } from 'node:timers/promises';
import { registerCleanup } from './cleanup';
import type { RunningProcess } from './processes';
import { formatDuration, log } from './log';

const SHORTEST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * How long to wait before a program that ended is started again: longer each time, and as at first once it has run for
 * longer than the longest pause.
 */
export class RestartDelays {
  private pause: number;

  constructor(
    private readonly shortest = SHORTEST_MS,
    private readonly longest = LONGEST_MS,
  ) {
    this.pause = shortest;
  }

  /** @param ran how long it has run now */
  next(ran: number): number {
    if (ran > this.longest) this.pause = this.shortest;
    const { pause } = this;
    this.pause = Math.min(pause * 2, this.longest);
    return pause;
  }
}

/**
 * Keeps a program that runs running: starts it again whenever it ends by itself, and says so. Resolves when the command
 * ends.
 */
export async function supervise(
  first: RunningProcess,
  start: () => RunningProcess,
  pauses = new RestartDelays(),
): Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const isEnding = (): boolean => signal.aborted;
  registerCleanup(() => {
    ending.abort();
    return Promise.resolve();
  });
  let running = first;
  for (;;) {
    const began = performance.now();
    const how = await running.exited;
    if (isEnding()) return;
    const pause = pauses.next(performance.now() - began);
    const { message } = await running.failure(how);
    log(`${message}\nIt is started again in ${formatDuration(pause)}.`);
    // With what it started.
    await running.stop();
    await delay(pause, undefined, { signal }).catch(() => undefined);
    if (isEnding()) return;
    running = start();
  }
}
