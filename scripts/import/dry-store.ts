import { existsSync } from 'node:fs';
import knex from 'knex';
import type { Knex } from 'knex';
import type { Env } from '../../cms/src/settings/env';
import type { Kind } from '../lib/domain';
import type { Store } from './store';

/** The CMS's tables of listings. */
const TABLES: Readonly<Record<Kind, string>> = { propresi: 'propresis', propcom: 'propcoms' };

/** The CMS's database, read-only; undefined if it does not exist yet. */
async function openDatabase(env: Env, table: string): Promise<Knex | undefined> {
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

/** A store that writes nothing. It starts no CMS, which could migrate its database. */
export async function openDryStore(env: Env, kind: Kind): Promise<Store> {
  const table = TABLES[kind];
  const database = await openDatabase(env, table);
  /** The stored listings with these keys: the key of each, and the hash of the values of the last import. */
  async function storedHashes(keys: readonly string[]): Promise<[string, string | null][]> {
    if (!database) return [];
    const rows = await database(table)
      .whereIn('import_key', keys)
      .select<Readonly<Record<string, string | null>>[]>('*');
    // A database of an earlier version has no hashes.
    return rows.map((row) => [row.import_key ?? '', row.imported_values ?? null]);
  }
  return {
    write: async (listings) => {
      const hashes = new Map(await storedHashes(listings.map(({ key }) => key)));
      return listings.map(({ key, hash }) => {
        if (!hashes.has(key)) return { outcome: 'created' };
        const isSame = hash === undefined || hash === hashes.get(key);
        return { outcome: isSame ? 'present' : 'updated' };
      });
    },
    close: async () => {
      await database?.destroy();
    },
  };
}
