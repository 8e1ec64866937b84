import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { Failure } from '../lib/failure';
import { tableNames } from './database';
import type { Client } from './database';
import { isFileName, tableEntry } from './manifest';
import type { TableCount } from './manifest';
import { SCHEMA_TABLE, tablesOf } from './schema';
import type { Table } from './schema';
import { toBackup } from './values';

/** The number of rows in one query. It limits the memory for a table of any size. */
const PAGE = 500;
/** Tables without content: counts of tries, which start again from zero. */
const LEFT_OUT = ['tries'];
/** The path of a stored picture in any text. */
const MENTION = /\/uploads\/([\w.-]+)/g;

/** The result of a dump of the database. */
export interface Dump {
  readonly tables: readonly TableCount[];
  readonly revision: number;
  /** ISO time. */
  readonly at: string;
  /** Names of the files of the media library and of documents. The backup must contain each of them. */
  readonly files: ReadonlySet<string>;
  /** Names of pictures that any text mentions. */
  readonly mentioned: ReadonlySet<string>;
}

type Row = Readonly<Record<string, string | number | null>>;
type Values = Record<string, unknown>;

/** The tables of Strapi's stored schema. @throws Failure if the CMS has not started on this database */
async function readTables(database: Knex, existing: readonly string[]): Promise<readonly Table[]> {
  const record = existing.includes(SCHEMA_TABLE)
    ? await database(SCHEMA_TABLE).orderBy('time', 'desc').first<{ schema: string } | undefined>()
    : undefined;
  if (!record) throw new Failure('The database is empty: start the CMS once before a backup.');
  return tablesOf(JSON.parse(record.schema)).filter(({ name }) => existing.includes(name));
}

async function* rowsOf(database: Knex, { name, columns }: Table): AsyncGenerator<Values> {
  for (let after = 0; ; ) {
    const rows = (await database(name)
      .select(columns.map((column) => column.name))
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)) as Row[];
    for (const row of rows)
      yield Object.fromEntries(
        columns.map((column) => [column.name, toBackup(column, row[column.name] ?? null)]),
      );
    if (rows.length < PAGE) return;
    after = Number(rows.at(-1)?.id);
  }
}

/** The highest id that a table ever gave, so that no id is given twice after a restore. */
async function lastIdOf(database: Knex, client: Client, table: string): Promise<number> {
  const { rows } =
    client === 'postgres'
      ? await database.raw<{ rows: { last: string }[] }>(
          `select coalesce(pg_sequence_last_value(pg_get_serial_sequence(?, 'id')::regclass), 0) as last`,
          [table],
        )
      : { rows: await database('sqlite_sequence').where({ name: table }).select('seq as last') };
  return Number((rows[0] as { last: string | number } | undefined)?.last ?? 0);
}

/** The names of a picture's file and renditions, from its row. */
function* fileNames({ hash, ext, formats }: Values): Generator<string> {
  const files = [{ hash, ext }, ...Object.values((formats ?? {}) as Record<string, Values>)];
  for (const file of files) {
    const name = `${String(file.hash)}${typeof file.ext === 'string' ? file.ext : ''}`;
    if (isFileName(name)) yield name;
  }
}

/**
 * Writes every table as JSON lines to `folder/data` in one transaction, so that the rows are of one moment even while
 * the CMS writes. It blocks no writer.
 * @throws Failure if the database is not of the product
 */
export async function dumpDatabase(database: Knex, client: Client, folder: string): Promise<Dump> {
  const files = new Set<string>();
  const mentioned = new Set<string>();
  let revision = 0;
  const note = (table: string, values: Values, line: string): void => {
    if (table === 'files') for (const name of fileNames(values)) files.add(name);
    if (table === 'listing_documents') files.add(String(values.file));
    if (table === 'counters' && values.name === 'revision') revision = Number(values.value);
    for (const [, name = ''] of line.matchAll(MENTION)) if (isFileName(name)) mentioned.add(name);
  };
  const dumpTable = async (trx: Knex, table: Table): Promise<TableCount> => {
    const { name } = table;
    const output = await open(path.join(folder, tableEntry(name)), 'w', 0o600);
    let rows = 0;
    try {
      let lines = '';
      for await (const values of rowsOf(trx, table)) {
        const line = JSON.stringify(values);
        note(name, values, line);
        lines += `${line}\n`;
        rows += 1;
        if (rows % PAGE > 0) continue;
        await output.write(lines);
        lines = '';
      }
      await output.write(lines);
    } finally {
      await output.close();
    }
    return { name, rows, lastId: await lastIdOf(trx, client, name) };
  };
  const tables = await database.transaction(
    async (trx) => {
      const existing = await tableNames(trx, client);
      const counts: TableCount[] = [];
      for (const table of await readTables(trx, existing))
        if (!LEFT_OUT.includes(table.name)) counts.push(await dumpTable(trx, table));
      return counts;
    },
    client === 'postgres' ? { isolationLevel: 'repeatable read', readOnly: true } : {},
  );
  return { tables, revision, at: new Date().toISOString(), files, mentioned };
}
