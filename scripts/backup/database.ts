import { existsSync } from 'node:fs';
import knex from 'knex';
import type { Knex } from 'knex';
import type { EnvWithoutSecrets } from '../../cms/src/settings/env';
import { Failure } from '../lib/failure';

export type Client = EnvWithoutSecrets['databaseClient'];

/** The time that a query waits for SQLite's lock, in milliseconds. */
const BUSY_MS = 10_000;

interface SqliteConnection {
  readonly pragma: (statement: string) => unknown;
}

/** The driver returns text, because the column's type decides how to interpret a value. */
const asText = { getTypeParser: () => (value: string) => value };

/** A connection to a SQLite file, which is created if it is missing. */
export const openSqlite = (filename: string, pragmas: readonly string[] = []): Knex =>
  knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      ...{ min: 1, max: 1 },
      afterCreate: (connection: SqliteConnection, done: (error: null, c: unknown) => void) => {
        for (const pragma of [
          `busy_timeout = ${String(BUSY_MS)}`,
          'foreign_keys = OFF',
          ...pragmas,
        ])
          connection.pragma(pragma);
        done(null, connection);
      },
    },
  });

/**
 * A connection to the PostgreSQL database of the settings.
 * @throws Failure if it does not answer
 */
async function openPostgres(env: EnvWithoutSecrets): Promise<Knex> {
  const database = knex({
    client: 'pg',
    connection: { connectionString: env.databaseUrl, types: asText },
    pool: { min: 0, max: 1 },
  });
  try {
    await database.raw('select 1');
  } catch (error) {
    await database.destroy();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(`PostgreSQL does not answer at DATABASE_URL: ${reason}`, { cause: error });
  }
  return database;
}

/** Runs `work` on the PostgreSQL database of the settings. @throws Failure if it does not answer */
export async function withPostgres<T>(
  env: EnvWithoutSecrets,
  work: (database: Knex) => Promise<T>,
): Promise<T> {
  const database = await openPostgres(env);
  return work(database).finally(() => database.destroy());
}

/**
 * A connection to the existing database of the settings.
 * @throws Failure if there is none
 */
export async function openDatabase(env: EnvWithoutSecrets): Promise<Knex> {
  if (env.databaseClient === 'postgres') return openPostgres(env);
  if (!existsSync(env.databaseFile))
    throw new Failure(`There is no database in ${env.dataDir} (DATA_DIR): nothing to back up.`);
  return openSqlite(env.databaseFile);
}

/** The names of the database's tables. */
export async function tableNames(database: Knex, client: Client): Promise<readonly string[]> {
  const query =
    client === 'postgres'
      ? database('pg_tables').whereRaw('schemaname = current_schema()').select('tablename as name')
      : database('sqlite_master').where({ type: 'table' }).select('name');
  return ((await query) as readonly { name: string }[]).map(({ name }) => name).sort();
}
