import { setTimeout as delay } from 'node:timers/promises';

const INTERVAL_MS = 20;

/** Waits until a condition holds. Only the test's own time limit applies, because a busy machine takes longer. */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(INTERVAL_MS);
}
