import { setTimeout as delay } from 'node:timers/promises';

const TURNS = 250;
const TURN_MS = 20;

/** Waits for what comes soon, but by itself; after some seconds it goes on without, for the test to say what is missing. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < TURNS && !(await isSo()); turn += 1) await delay(TURN_MS);
}
