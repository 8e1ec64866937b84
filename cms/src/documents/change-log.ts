import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Area, ListKey } from '../domain';
import { currentActor } from './actor';
import { currentIdempotencyKey } from './idempotency-key';
import { queryInTransaction } from './query';

/** The table of the change log. */
export const TABLE = 'changes';

/** The place of an active listing on pages. */
export interface ListingPlace {
  readonly area: Area;
  readonly list: ListKey;
  readonly locality: string;
  readonly code: string;
  /** Missing in entries of an earlier version. */
  readonly price?: number;
}

/**
 * Returns the places of records on pages, by `_id`, in the state of the current write. Records without a place are
 * missing.
 */
export type PlacesOf = (
  strapi: Core.Strapi,
  documentIds: readonly string[],
) => Promise<ReadonlyMap<string, ListingPlace>>;

/** One write of content. It names what changed; the reader fetches the current state. */
export interface Change {
  /** The revision of the write. A write of several records has one revision. */
  readonly revision: number;
  /** The short name of the content type, such as `propresi`. */
  readonly type: string;
  /** The record's `_id`. */
  readonly record: string;
  readonly action: 'create' | 'update' | 'delete';
  /** The sender: `account <_id>`, `anonymous`, `panel <id>`, or `program` for imports and scripts. */
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /**
   * The places of a listing on pages before and after the write; null if pages do not show it. Pages may have been
   * rendered between two writes of the same listing, so the final state is not enough to find them.
   */
  readonly places: readonly (ListingPlace | null)[];
}

/** An entry before it is stored. */
type NewChange = Pick<Change, 'type' | 'record' | 'action'> &
  Partial<Pick<Change, 'places'>> & {
    /** Null if no page shows the record. The publisher does not read such an entry. */
    readonly revision: number | null;
  };

/** Who sends a write, and the idempotency key of a creation. */
export interface Sender {
  readonly actor: string;
  readonly creation_key: string | null;
}

/** The sender of the current request. */
export const currentSender = (strapi: Core.Strapi): Sender => ({
  actor: currentActor(strapi) ?? 'program',
  creation_key: currentIdempotencyKey(),
});

/** Adds entries to the change log, in the transaction of the write. They have the current sender, unless they name one. */
export async function logChanges(
  strapi: Core.Strapi,
  changes: readonly (NewChange & Partial<Sender>)[],
): Promise<void> {
  if (changes.length === 0) return;
  const facts = { ...currentSender(strapi), at: Date.now() };
  const rows = changes.map(({ places = [], ...change }) => ({
    ...{ ...facts, ...change },
    places: JSON.stringify(places),
  }));
  await queryInTransaction(strapi, (knex) => knex(TABLE).insert(rows));
}

/** A creation with an idempotency key. */
export interface KeyedCreation extends Pick<Change, 'type' | 'record'> {
  /** Null if no page shows the record. */
  readonly revision: number | null;
}

/** The record that an actor created with an idempotency key; undefined if there is none. */
export const creationByKey = (
  strapi: Core.Strapi,
  actor: string,
  key: string,
): Promise<KeyedCreation | undefined> =>
  queryInTransaction(strapi, (knex) =>
    knex(TABLE)
      .where({ actor, creation_key: key })
      .first<KeyedCreation | undefined>('type', 'record', 'revision'),
  );

/** The changes after a revision, in the order of their revisions. A revision is returned whole or not at all. */
export async function changesAfter(
  strapi: Core.Strapi,
  revision: number,
  most: number,
): Promise<readonly Change[]> {
  const asked = await rowsOf(strapi, (rows) =>
    rows.where('revision', '>', revision).limit(most + 1),
  );
  if (asked.length <= most) return asked;
  const cut = asked[most]?.revision ?? revision;
  const whole = asked.filter((change) => change.revision !== cut);
  // A single revision with more changes than `most` is returned whole.
  return whole.length > 0 ? whole : await rowsOf(strapi, (rows) => rows.where({ revision: cut }));
}

type Row = Omit<Change, 'at' | 'places'> & {
  readonly at: number | string;
  /** Null in entries of an earlier version. */
  readonly places: string | null;
};

async function rowsOf(
  strapi: Core.Strapi,
  narrow: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<readonly Change[]> {
  const rows = await queryInTransaction(strapi, (knex) =>
    narrow(knex(TABLE))
      .orderBy(['revision', 'id'])
      .select<readonly Row[]>('revision', 'type', 'record', 'action', 'actor', 'at', 'places'),
  );
  return rows.map((row) => ({
    ...row,
    at: Number(row.at),
    places: JSON.parse(row.places ?? '[]') as Change['places'],
  }));
}
