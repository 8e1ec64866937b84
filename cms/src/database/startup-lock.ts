import { Client } from 'pg';
import type { Env } from '../settings/env';

/** The key of the advisory lock; no other lock of this database may use it. */
const LOCK_KEY = 7_340_871;

let connection: Client | undefined;

/**
 * Waits until no other process starts on this database, so that only one of them creates tables and first content.
 * A SQLite file belongs to one process and needs no lock.
 */
export async function acquireStartupLock({ databaseClient, databaseUrl }: Env): Promise<void> {
  if (databaseClient !== 'postgres') return;
  connection = new Client({ connectionString: databaseUrl });
  await connection.connect();
  await connection.query('select pg_advisory_lock($1)', [LOCK_KEY]);
}

/** Releases the lock. PostgreSQL also releases it when the process exits. */
export async function releaseStartupLock(): Promise<void> {
  await connection?.end();
  connection = undefined;
}
