import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { currentAuthor } from '../../../documents/actor';
import { wakeJob } from '../../../documents/jobs';
import { queryInTransaction } from '../../../documents/query';
import { createRecord } from '../../../documents/records';
import { afterCommit, inUnpublishedWrite } from '../../../documents/revision';
import { BULK_DAYS } from '../../../domain';
import type { Area, Kind } from '../../../domain';
import { notFound } from '../../../http/errors';
import { bulkChange } from '../resource';

/** The job that makes the bulk changes. */
export const BULK_JOB = 'bulk changes';
/** The table of the listings of bulk changes. */
export const ROWS = 'bulk_change_rows';
/** The rows of one statement. SQLite accepts 500 at most. */
const AT_ONCE = 100;
/** How many bulk changes a region's list has. */
const LISTED = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A stored bulk change. */
export interface StoredBulkChange {
  readonly documentId: string;
  readonly area: Area;
  readonly kind: Kind;
  /** `BulkChange` as JSON. */
  readonly change: string;
  readonly actor: string;
  readonly actorName: string | null;
  /** The `_id` of the bulk change that it undoes. */
  readonly undoOf: string | null;
  /** Milliseconds since 1970. */
  readonly at: number | string;
  readonly endedAt: number | string | null;
  readonly total: number;
}

/** What became of a listing. */
export type Outcome = 'changed' | 'same' | 'refused';

/** A listing of a bulk change. */
export interface BulkRow {
  readonly id: number;
  /** The listing's `_id`. */
  readonly listing: string;
  /** The version that an undo takes back. */
  readonly undoes: number | null;
}

/** A listing of a new bulk change. */
type NewRow = Pick<BulkRow, 'listing'> & Partial<BulkRow>;

/** Stores a new bulk change with its listings, and wakes the job. @returns its `_id` */
export const addBulkChange = (
  strapi: Core.Strapi,
  facts: Pick<StoredBulkChange, 'area' | 'kind' | 'change'> & { readonly undoOf?: string },
  rows: readonly NewRow[],
): Promise<string> =>
  inUnpublishedWrite(strapi, async () => {
    const { actor, name: actorName } = currentAuthor(strapi);
    const total = rows.length;
    const data = { ...facts, actor, actorName, at: Date.now(), total };
    const bulk_change = await createRecord(strapi, bulkChange, data);
    const all = rows.map((row) => ({ bulk_change, ...row }));
    for (let from = 0; from < total; from += AT_ONCE)
      await queryInTransaction(strapi, (knex) =>
        knex(ROWS).insert(all.slice(from, from + AT_ONCE)),
      );
    afterCommit(() => {
      wakeJob(BULK_JOB);
      return Promise.resolve();
    });
    return bulk_change;
  });

/** A bulk change of a region by its `_id`. @throws 404 */
export async function storedBulkChange(
  strapi: Core.Strapi,
  area: Area,
  documentId: string,
): Promise<StoredBulkChange> {
  const found: unknown = await strapi.db
    .query(bulkChange.uid)
    .findOne({ where: { area, documentId } });
  if (!found) throw notFound();
  return found as StoredBulkChange;
}

/** The newest bulk changes of a region. */
export const newestBulkChanges = async (
  strapi: Core.Strapi,
  area: Area,
): Promise<readonly StoredBulkChange[]> =>
  (await strapi.db.query(bulkChange.uid).findMany({
    where: { area },
    orderBy: { id: 'desc' },
    limit: LISTED,
  })) as readonly StoredBulkChange[];

/** The `_id` of the bulk change that undoes another one; null if there is none. */
export async function undoOf(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const found: unknown = await strapi.db
    .query(bulkChange.uid)
    .findOne({ select: ['documentId'], where: { undoOf: documentId } });
  return (found as StoredBulkChange | null)?.documentId ?? null;
}

/** The rows of a bulk change that have an outcome; null: those to come. */
export const rowsWith = (
  strapi: Core.Strapi,
  bulk_change: string,
  outcome: Outcome | null,
  most: number,
): Promise<readonly (BulkRow & Readonly<Record<'version' | 'code' | 'reason', unknown>>)[]> =>
  queryInTransaction(strapi, (knex) =>
    knex(ROWS).where({ bulk_change, outcome }).orderBy('id').limit(most).select('*'),
  );

/** Removes bulk changes with their rows. @param narrow says which */
async function forget(
  strapi: Core.Strapi,
  narrow: (changes: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<void> {
  const remove = async () => {
    const of = (knex: Knex) => narrow(knex('bulk_changes'));
    await queryInTransaction(strapi, (knex) =>
      knex(ROWS).whereIn('bulk_change', of(knex).select('document_id')).delete(),
    );
    await queryInTransaction(strapi, (knex) => of(knex).delete());
  };
  await inUnpublishedWrite(strapi, remove);
}

/** Removes the bulk changes that are too old to be undone. @param now milliseconds since 1970 */
export const forgetOldBulkChanges = (strapi: Core.Strapi, now: number): Promise<void> =>
  forget(strapi, (changes) => changes.where('at', '<', now - BULK_DAYS * DAY_MS));

/** Removes the bulk changes that set a phone number, for the erasure of a person. */
export const forgetBulkPhone = (strapi: Core.Strapi, phone: string): Promise<void> =>
  forget(strapi, (changes) => changes.where('change', 'like', `%"${phone}"%`));
