import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { currentAuthor } from './actor';
import type { EntryPoint } from './actor';
import { queryInTransaction } from './query';
import type { ResourceVersions } from './resource';

/** The table of versions. */
const TABLE = 'versions';
/** The rows of one statement. SQLite accepts 500 at most. */
const ROWS = 100;

export type VersionAction = 'create' | 'update' | 'delete' | 'restore' | 'undelete';
type Values = Readonly<Record<string, unknown>>;
/** The values before and after a write of the fields that it changed, by attribute. */
export type Changed = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** One write of a record. */
export interface Version {
  readonly id: number;
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
  /** The short name of the content type. */
  readonly type: string;
  /** The record's `_id`. */
  readonly record: string;
  /** Not set: nothing but the action is known, as for a new record. */
  readonly fields?: Changed;
}

/** Null and an empty list both mean "not given"; a list of pictures comes as paths. */
function comparable(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) && value.length === 0 ? null : (value ?? null);
}

/** The versioned fields that differ. An area's unit is kept with it, so that its text stays right. */
export function changedFields(
  { fields }: Pick<ResourceVersions, 'fields'>,
  before: Values,
  after: Values,
): Changed {
  const pair = (name: string) =>
    [comparable(before[name]), comparable(name in after ? after[name] : before[name])] as const;
  const changed = Object.keys(fields).filter((name) => {
    const [was, is] = name in after && after[name] !== undefined ? pair(name) : [];
    return !isDeepStrictEqual(was, is);
  });
  const units = changed.flatMap((name) => fields[name]?.unit ?? []);
  return Object.fromEntries([...new Set([...changed, ...units])].map((name) => [name, pair(name)]));
}

/** Stores versions with the author of the current write, in its transaction. */
export async function storeVersions(
  strapi: Core.Strapi,
  versions: readonly NewVersion[],
): Promise<void> {
  const { actor, name: actor_name, entry } = currentAuthor(strapi);
  const by = { actor, actor_name, entry, at: Date.now() };
  const rows = versions.map(({ fields, ...version }) => ({
    ...{ ...version, ...by },
    fields: fields ? JSON.stringify(fields) : null,
  }));
  for (let from = 0; from < rows.length; from += ROWS)
    await queryInTransaction(strapi, (knex) => knex(TABLE).insert(rows.slice(from, from + ROWS)));
}

interface Row extends Omit<Version, 'at' | 'fields' | 'actorName'> {
  readonly at: number | string;
  readonly actor_name: string | null;
  readonly fields: string | null;
}

/** The versions of a record, the newest first. @param narrow limits them, or leaves the older ones out */
export async function versionsOf(
  strapi: Core.Strapi,
  record: string,
  narrow: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<readonly Version[]> {
  const rows = await queryInTransaction(strapi, (knex) =>
    narrow(timeline(knex, record)).select<readonly Row[]>('*'),
  );
  return rows.map(({ at, actor_name: actorName, fields, ...row }) => ({
    ...{ ...row, actorName, at: Number(at) },
    fields: JSON.parse(fields ?? '{}') as Changed,
  }));
}

/** The query of a record's versions, the newest first. A test asserts its plan. */
export const timeline = (knex: Knex, record: string): Knex.QueryBuilder =>
  knex(TABLE).where({ record }).orderBy('id', 'desc');

/** The number of a record's versions. */
export async function countVersions(strapi: Core.Strapi, record: string): Promise<number> {
  const [row] = await queryInTransaction(strapi, (knex) =>
    knex(TABLE).where({ record }).count<{ total: number | string }[]>({ total: '*' }),
  );
  return Number(row?.total);
}

/** Removes all versions of records, in the current transaction. */
export async function removeVersions(
  strapi: Core.Strapi,
  records: readonly string[],
): Promise<void> {
  for (let from = 0; from < records.length; from += ROWS)
    await queryInTransaction(strapi, (knex) =>
      knex(TABLE)
        .whereIn('record', records.slice(from, from + ROWS))
        .delete(),
    );
}

/**
 * Removes fields from the versions in which they had a value, in the current transaction: the value is a person's who is
 * erased. It reads every version; erasures are rare.
 * @param attributes those that can hold the value, each with others that go with it
 */
export async function removeValue(
  strapi: Core.Strapi,
  attributes: Readonly<Record<string, readonly string[]>>,
  value: string,
): Promise<void> {
  const rows = await queryInTransaction(strapi, (knex) =>
    knex(TABLE)
      .where('fields', 'like', `%"${value}"%`)
      .select<readonly Pick<Row, 'id' | 'fields'>[]>('id', 'fields'),
  );
  for (const { id, fields } of rows) {
    const all = Object.entries(JSON.parse(fields ?? '{}') as Changed);
    const gone = all.flatMap(([name, pair]) =>
      pair.includes(value) && attributes[name] ? [name, ...attributes[name]] : [],
    );
    const kept = all.filter(([name]) => !gone.includes(name));
    if (kept.length === all.length) continue;
    await queryInTransaction(strapi, (knex) =>
      knex(TABLE)
        .where({ id })
        .update({ fields: JSON.stringify(Object.fromEntries(kept)) }),
    );
  }
}
