import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { EnvWithoutSecrets } from '../../cms/src/settings/env';
import { openSqlite, tableNames, withPostgres } from '../backup/database';
import { codeOf, Failure } from '../lib/failure';
import { undefinedIfMissing } from '../lib/files';
import { foldersOf } from '../lib/folders';
import { isLocked } from '../lib/lock';

const hasPostgresTables = (env: EnvWithoutSecrets): Promise<boolean> =>
  withPostgres(env, async (database) => (await tableNames(database, 'postgres')).length > 0);

/** Detects a running CMS: it always holds a connection. */
const isPostgresInUse = (env: EnvWithoutSecrets): Promise<boolean> =>
  withPostgres(env, async (database) => {
    const others = await database('pg_stat_activity')
      .whereRaw('datname = current_database() and usename = current_user')
      .whereRaw('pid <> pg_backend_pid()')
      .select('pid');
    return others.length > 0;
  });

/** SQLite changes the journal mode only if no other program has the file open. */
async function isSqliteInUse(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const database = openSqlite(file, ['busy_timeout = 0']);
  try {
    await database.raw('pragma journal_mode = delete');
    return false;
  } catch (error) {
    // Other errors do not count: a damaged file is a reason for a restore.
    return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error) ?? '');
  } finally {
    await database.destroy();
  }
}

/** Whether the target has data, in its folder or its PostgreSQL database. */
export async function hasData(env: EnvWithoutSecrets): Promise<boolean> {
  const { uploads } = foldersOf(env.dataDir);
  const files = (await undefinedIfMissing(readdir(uploads))) ?? [];
  if (existsSync(env.databaseFile) || files.some((name) => !name.startsWith('.'))) return true;
  return env.databaseClient === 'postgres' && (await hasPostgresTables(env));
}

/** @throws Failure if the CMS or the publisher runs on the target */
export async function assertNotRunning(env: EnvWithoutSecrets): Promise<void> {
  const isRunning =
    (await isLocked(foldersOf(env.dataDir).publishLock)) ||
    (await isSqliteInUse(env.databaseFile)) ||
    (env.databaseClient === 'postgres' && (await isPostgresInUse(env)));
  if (isRunning)
    throw new Failure(
      'The product runs on this data folder (DATA_DIR) or its database: stop it, then restore.',
    );
}
