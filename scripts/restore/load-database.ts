import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Knex } from 'knex';
import type { EnvWithoutSecrets } from '../../cms/src/settings/env';
import { openSqlite, tableNames, withPostgres } from '../backup/database';
import type { Client } from '../backup/database';
import { tableEntry } from '../backup/manifest';
import type { Manifest, TableCount } from '../backup/manifest';
import { addForeignKeys, createTables, SCHEMA_TABLE, tablesOf } from '../backup/schema';
import type { Table } from '../backup/schema';
import { fromBackup } from '../backup/values';
import { Failure } from '../lib/failure';

/** The maximum numbers of rows and values in one statement, below the limits of both databases. */
const MOST_ROWS = 400;
const MOST_VALUES = 30_000;

type Row = Readonly<Record<string, unknown>>;

/** An extracted backup. */
interface Extracted {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The schema of the code that made the backup. The CMS upgrades it at its next start. */
async function readTables({ folder, manifest }: Extracted): Promise<readonly Table[]> {
  const text = await readFile(path.join(folder, tableEntry(SCHEMA_TABLE)), 'utf8');
  const [line = '{}'] = text.trimEnd().split('\n').slice(-1);
  const { schema } = JSON.parse(line) as { schema: unknown };
  const names = manifest.tables.map(({ name }) => name);
  return tablesOf(schema).filter(({ name }) => names.includes(name));
}

/** Inserts the rows of a table. Returns their number. */
async function loadRows(trx: Knex, client: Client, table: Table, file: string): Promise<number> {
  const atOnce = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / table.columns.length));
  let rows = 0;
  let batch: Row[] = [];
  const insert = async () => {
    if (batch.length > 0) await trx(table.name).insert(batch);
    rows += batch.length;
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: 0 })) {
    const values = JSON.parse(line) as Row;
    batch.push(
      Object.fromEntries(
        table.columns.map((column) => [
          column.name,
          fromBackup(column, values[column.name], client),
        ]),
      ),
    );
    if (batch.length >= atOnce) await insert();
  }
  await insert();
  return rows;
}

/** Prevents that an id is given twice. */
async function setLastId(trx: Knex, client: Client, { name, lastId }: TableCount): Promise<void> {
  if (lastId === 0) return;
  if (client === 'postgres') {
    await trx.raw(`select setval(pg_get_serial_sequence(?, 'id')::regclass, ?)`, [name, lastId]);
    return;
  }
  await trx('sqlite_sequence').where({ name }).delete();
  await trx('sqlite_sequence').insert({ name, seq: lastId });
}

async function load(trx: Knex, client: Client, extracted: Extracted): Promise<void> {
  const tables = await readTables(extracted);
  await createTables(trx, client, tables);
  for (const count of extracted.manifest.tables) {
    const table = tables.find(({ name }) => name === count.name);
    if (!table) throw new Failure(`The backup is damaged: its schema lacks ${count.name}.`);
    const file = path.join(extracted.folder, tableEntry(count.name));
    const rows = await loadRows(trx, client, table, file);
    if (rows !== count.rows)
      throw new Failure(`The backup is damaged: ${count.name} has ${String(rows)} rows.`);
    await setLastId(trx, client, count);
  }
  await addForeignKeys(trx, client, tables);
}

/**
 * Makes a SQLite file from a backup. An interrupted restore makes the file again, so nothing is flushed before the end.
 */
export async function makeSqliteFile(file: string, extracted: Extracted): Promise<void> {
  const database = openSqlite(file, ['journal_mode = OFF', 'synchronous = OFF']);
  try {
    await database.transaction((trx) => load(trx, 'sqlite', extracted));
  } finally {
    await database.destroy();
  }
  const handle = await open(file);
  await handle.sync().finally(() => handle.close());
}

const hasSchema = async (database: Knex, schema: string): Promise<boolean> =>
  (await database('pg_namespace').where({ nspname: schema }).first('nspname')) !== undefined;

/**
 * Loads a backup into the PostgreSQL database of the settings, in one transaction. The existing tables move to another
 * schema. If that schema exists already, the transaction was committed before, and nothing is done.
 * @returns whether tables were put aside
 */
export const loadPostgres = (
  env: EnvWithoutSecrets,
  extracted: Extracted,
  asideSchema: string,
): Promise<boolean> =>
  withPostgres(env, async (database) => {
    if (!(await hasSchema(database, asideSchema)))
      await database.transaction(async (trx) => {
        const old = await tableNames(trx, 'postgres');
        await trx.schema.createSchema(asideSchema);
        for (const table of old)
          await trx.raw('alter table ?? set schema ??', [table, asideSchema]);
        await load(trx, 'postgres', extracted);
      });
    const isEmpty = !(await database('pg_tables').where({ schemaname: asideSchema }).first());
    return !isEmpty;
  });

/** Whether the transaction of `loadPostgres` was committed. */
export const isLoaded = (env: EnvWithoutSecrets, asideSchema: string): Promise<boolean> =>
  withPostgres(env, (database) => hasSchema(database, asideSchema));

/** Removes the schema that `loadPostgres` made, if no tables were put aside. */
export const dropEmptySchema = (env: EnvWithoutSecrets, asideSchema: string): Promise<void> =>
  withPostgres(env, async (database) => {
    await database.schema.dropSchemaIfExists(asideSchema);
  });
