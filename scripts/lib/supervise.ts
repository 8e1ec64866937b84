import { setTimeout as delay } from 'node:timers/promises';
import { registerCleanup } from './cleanup';
import type { RunningProcess } from './processes';
import { formatDuration, log } from './log';

const SHORTEST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * The delays before a program that exited is restarted. Each is twice the previous one. After a run longer than the
 * longest delay they start again from the first.
 */
export class RestartDelays {
  private pause: number;

  constructor(
    private readonly shortest = SHORTEST_MS,
    private readonly longest = LONGEST_MS,
  ) {
    this.pause = shortest;
  }

  /**
   * @param ran the duration of the program's run, in milliseconds
   * @returns milliseconds
   */
  next(ran: number): number {
    if (ran > this.longest) this.pause = this.shortest;
    const { pause } = this;
    this.pause = Math.min(pause * 2, this.longest);
    return pause;
  }
}

/**
 * Restarts a program whenever it exits by itself, and logs that. Resolves when the command ends.
 * @param first the program, which runs already
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
    // Its child processes may still run.
    await running.stop();
    await delay(pause, undefined, { signal }).catch(() => undefined);
    if (isEnding()) return;
    running = start();
  }
}
