import { existsSync } from 'node:fs';
import knex from 'knex';
import type { Knex } from 'knex';
import type { Env } from '../../cms/src/settings/env';
import type { NewListing, Stored } from '../../cms/src/import/messages';
import type { Kind } from '../lib/domain';
import type { Store } from './store';

/** The tables that the CMS stores listings in. */
const TABLES: Readonly<Record<Kind, string>> = { propresi: 'propresis', propcom: 'propcoms' };

/** The CMS's database to look at, never to write to; undefined where there is none yet. */
async function look(env: Env, table: string): Promise<Knex | undefined> {
  if (env.databaseClient === 'sqlite' && !existsSync(env.databaseFile)) return undefined;
  const database =
    env.databaseClient === 'sqlite'
      ? knex({
          client: 'better-sqlite3',
          connection: { filename: env.databaseFile, options: { readonly: true } },
          useNullAsDefault: true,
        })
      : knex({ client: 'pg', connection: env.databaseUrl ?? '' });
  if (await database.schema.hasTable(table)) return database;
  await database.destroy();
  return undefined;
}

/** Looks for what is there, and keeps nothing: no CMS is started, which might bring its database up to date. */
class DryStore implements Store {
  constructor(
    private readonly database: Knex | undefined,
    private readonly table: string,
  ) {}

  async present(keys: readonly string[]): Promise<readonly string[]> {
    if (!this.database) return [];
    const found = this.database(this.table).whereIn('import_key', keys);
    return await found.pluck<string[]>('import_key');
  }

  write(listings: readonly NewListing[]): Promise<readonly Stored[]> {
    return Promise.resolve(listings.map(() => ({ added: [] })));
  }

  async close(): Promise<void> {
    await this.database?.destroy();
  }
}

/** A place that takes a kind's listings as the CMS would, and writes nothing. */
export async function openDryStore(env: Env, kind: Kind): Promise<Store> {
  const table = TABLES[kind];
  return new DryStore(await look(env, table), table);
}
