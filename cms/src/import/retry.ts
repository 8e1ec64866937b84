import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../program';

const TRIES = 5;
const PAUSE_MS = 200;

/** SQLite: another program writes. PostgreSQL: two transactions conflict. */
const isConflict = (error: unknown): boolean =>
  /^(SQLITE_BUSY|SQLITE_LOCKED)|^(40001|40P01|55P03)$/.test(codeOf(error) ?? '');

/** Does `work`, and retries it while another program's writes conflict with it, up to five times in all. */
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
