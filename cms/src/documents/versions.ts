import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { currentAuthor } from './actor';
import type { EntryPoint } from './actor';
import type { Changed } from './changed-fields';
import { pack, unpack } from './packed-json';
import { queryInTransaction } from './query';

/** The table of versions. A row holds successive versions of one record. */
export const TABLE = 'versions';
/** The records of one statement. SQLite accepts 500 rows at most. */
export const RECORDS = 100;
/** A row of so many characters is full: the next version begins another one. */
const FULL = 4000;

export type VersionAction = 'create' | 'update' | 'delete' | 'restore' | 'undelete';
/** One write of a record. */
export interface Version {
  /** It grows with each version of the record. */
  readonly number: number;
  readonly action: VersionAction;
  readonly actor: string;
  /** The name of a person of staff at the time. */
  readonly actorName: string | null;
  readonly entry: EntryPoint;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly fields: Changed;
}

/** A version before it is stored. */
interface NewVersion extends Pick<Version, 'action'> {
  /** The record's `_id`. */
  readonly record: string;
  /** Not set: nothing but the action is known, as for a new record. */
  readonly fields?: Changed;
}

/** A row of the table. */
export interface Row {
  readonly id: number;
  readonly record: string;
  /** The number of its last version. */
  readonly last: number;
  /** Its versions, packed, the oldest first. */
  readonly entries: string;
}

/** The query of the rows of records. A test asserts its plan. */
export const rowsOfRecords = (knex: Knex, records: readonly string[]): Knex.QueryBuilder =>
  knex(TABLE).whereIn('record', records);

/** The query of the last rows of records. A test asserts its plan. */
export const lastRows = (knex: Knex, records: readonly string[]): Knex.QueryBuilder =>
  rowsOfRecords(knex, records).whereRaw(
    `last = (select max(last) from ${TABLE} as other where other.record = ${TABLE}.record)`,
  );

/** Calls a function with some of the records at a time. */
async function inParts<T>(
  all: readonly T[],
  act: (some: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < all.length; from += RECORDS) await act(all.slice(from, from + RECORDS));
}

/**
 * Stores versions with the author of the current write, in its transaction.
 * @param versions at most one of each record
 */
export async function storeVersions(
  strapi: Core.Strapi,
  versions: readonly NewVersion[],
): Promise<void> {
  const { actor, name: actorName, entry } = currentAuthor(strapi);
  const by = { at: Date.now(), actor, actorName, entry };
  await inParts(versions, async (some) => {
    const stored = await queryInTransaction(strapi, (knex) =>
      lastRows(
        knex,
        some.map(({ record }) => record),
      ).select<readonly Row[]>('*'),
    );
    const lastOf = new Map(stored.map((row) => [row.record, row]));
    const added: Omit<Row, 'id'>[] = [];
    for (const { record, action, fields = {} } of some) {
      const row = lastOf.get(record);
      const last = (row?.last ?? 0) + 1;
      const version: Version = { number: last, action, ...by, fields };
      if (!row || row.entries.length >= FULL)
        added.push({ record, last, entries: pack([version]) });
      else {
        const entries = pack([...(unpack(row.entries) as readonly Version[]), version]);
        await queryInTransaction(strapi, (knex) =>
          knex(TABLE).where({ id: row.id }).update({ last, entries }),
        );
      }
    }
    if (added.length > 0) await queryInTransaction(strapi, (knex) => knex(TABLE).insert(added));
  });
}

/** The versions of a record, the newest first. */
export async function versionsOf(strapi: Core.Strapi, record: string): Promise<readonly Version[]> {
  const rows = await queryInTransaction(strapi, (knex) =>
    rowsOfRecords(knex, [record]).orderBy('last').select<readonly Row[]>('entries'),
  );
  return rows.flatMap(({ entries }) => unpack(entries) as readonly Version[]).reverse();
}

/** The numbers of the last versions of records, by their `_id`. */
export async function lastVersions(
  strapi: Core.Strapi,
  records: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queryInTransaction(strapi, (knex) =>
    lastRows(knex, records).select<readonly Row[]>('record', 'last'),
  );
  return new Map(rows.map(({ record, last }) => [record, last]));
}

/** What versions have changed, by the `_id` of their record. @param numbers a version of each record */
export async function changesOf(
  strapi: Core.Strapi,
  numbers: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, Changed>> {
  const rows = await queryInTransaction(strapi, (knex) =>
    rowsOfRecords(knex, [...numbers.keys()]).select<readonly Row[]>('record', 'entries'),
  );
  return new Map(
    rows.flatMap(({ record, entries }) =>
      (unpack(entries) as readonly Version[])
        .filter(({ number }) => number === numbers.get(record))
        .map(({ fields }) => [record, fields] as const),
    ),
  );
}

/** Removes all versions of records, in the current transaction. */
export const removeVersions = (strapi: Core.Strapi, records: readonly string[]): Promise<void> =>
  inParts(records, (some) =>
    queryInTransaction(strapi, (knex) => rowsOfRecords(knex, some).delete()),
  );
