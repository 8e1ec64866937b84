import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../lib/random';
import type { Gate } from './gate';

/** After a call that was cut off. */
const DOWN_MS = 250;

/**
 * Acts again and again while the gate is open, until it is told to end.
 * @param act false where a call was not answered
 * @param pause the longest time, in milliseconds, between two acts; it is drawn for each
 */
export async function repeatUntilStopped(
  act: () => Promise<boolean>,
  gate: Gate,
  random: Random,
  pause: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const isAnswered = await gate.pass(act);
    await delay(isAnswered ? random.int(0, pause) : DOWN_MS);
  }
}
