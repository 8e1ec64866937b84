import knex from 'knex';
import type { Knex } from 'knex';
import { listing } from './listing';

const TABLE = 'propresis';
const BATCH = 300;

/** Normalizes the name of a column or attribute, because Strapi separates the words of column names in its own way. */
const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();

const stored = (value: unknown): unknown =>
  Array.isArray(value) ? JSON.stringify(value) : (value ?? null);

/** The columns of a table, by attribute. */
async function columnsOf(database: Knex, table: string): Promise<ReadonlyMap<string, string>> {
  const columns = Object.keys(await database(table).columnInfo());
  return new Map(columns.map((column) => [plain(column), column]));
}

function rowOf(
  columns: ReadonlyMap<string, string>,
  attributes: Readonly<Record<string, unknown>>,
) {
  const entries = Object.entries(attributes).map(([name, value]) => {
    const column = columns.get(plain(name));
    if (column === undefined) throw new Error(`the database has no column for ${name}`);
    return [column, stored(value)] as const;
  });
  return Object.fromEntries(entries);
}

/** The tables of one database, prepared for filling. */
interface Target {
  readonly database: Knex.Transaction;
  readonly columns: ReadonlyMap<string, string>;
}

async function insert({ database, columns }: Target, listings: readonly Numbered[]): Promise<void> {
  const rows = listings.map(({ id, attributes }) => ({ id, ...rowOf(columns, attributes) }));
  await database.batchInsert(TABLE, rows, BATCH);
}

/** A listing and the id of its row. */
interface Numbered {
  readonly id: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

async function fill(targets: readonly Target[], count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    const batch = Array.from({ length: size }, (_, n) => ({
      id: from + n + 1,
      attributes: listing(from + n),
    }));
    for (const target of targets) await insert(target, batch);
  }
}

/** Opens the SQLite file of a CMS that does not run. */
const open = (file: string): Knex =>
  knex({ client: 'better-sqlite3', connection: { filename: file }, useNullAsDefault: true });

/** Runs work on the SQLite file of a CMS. */
export async function onDatabase<T>(
  file: string,
  work: (database: Knex) => Promise<T>,
): Promise<T> {
  const database = open(file);
  return work(database).finally(() => database.destroy());
}

/**
 * Fills databases of the CMS or its peer with the same listings. It writes the tables directly, because a hundred
 * thousand listings would take a quarter of an hour through the API.
 */
export async function fillListings(files: readonly string[], count: number): Promise<void> {
  const databases = files.map(open);
  const targets: Target[] = [];
  try {
    for (const own of databases) {
      const database = await own.transaction();
      targets.push({ database, columns: await columnsOf(database, TABLE) });
    }
    await fill(targets, count);
    for (const { database } of targets) await database.commit();
  } catch (error) {
    for (const { database } of targets) await database.rollback();
    throw error;
  } finally {
    for (const database of databases) await database.destroy();
  }
}

/** Gives every account of a CMS's database all rights. */
export const grantAllRights = (file: string): Promise<void> =>
  onDatabase(file, async (database) => {
    await database('up_users').update({ user_type: 'admin', super_admin: 1 });
  });
