import { setTimeout as delay } from 'node:timers/promises';

const TRIES = 5;
const PAUSE_MS = 200;

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** SQLite: another program writes. PostgreSQL: two transactions were in each other's way. */
const isInTheWay = (error: unknown): boolean =>
  /^(SQLITE_BUSY|SQLITE_LOCKED)|^(40001|40P01|55P03)$/.test(codeOf(error) ?? '');

/** Does `work`, some times again where another program that writes to the database is in its way. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!isInTheWay(error) || left === 1) throw error;
      await delay(PAUSE_MS);
    }
  }
}
