import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../program';

const TRIES = 5;
const PAUSE_MS = 200;

/** Whether another write is the cause. SQLite: another program writes. PostgreSQL: two transactions conflict. */
const isConflict = (error: unknown): boolean =>
  /^(SQLITE_BUSY|SQLITE_LOCKED)|^(40001|40P01|55P03)$/.test(codeOf(error) ?? '');

/** Runs `work`. It retries if other programs' writes conflict with it, up to five runs in total. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || left === 1) throw error;
      await delay(PAUSE_MS);
    }
  }
}
