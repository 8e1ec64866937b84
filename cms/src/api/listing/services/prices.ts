import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../../../documents/query';
import { KINDS, priceSteps, reductionIn } from '../../../domain';
import type { Kind, ListKey, PriceStep } from '../../../domain';
import { tableOf } from './rows';
import type { Table } from './rows';

/** The table of price changes. */
const TABLE = 'price_changes';

/** The number of rows in one statement. */
const ROWS = 100;

interface StoredChange {
  readonly listing: string;
  readonly list: ListKey;
  /** Milliseconds since 1970. */
  readonly at: number | string;
  readonly after: number | string;
}

async function store(
  strapi: Core.Strapi,
  changes: readonly (StoredChange & { readonly before: number | null })[],
): Promise<void> {
  for (let from = 0; from < changes.length; from += ROWS) {
    const some = changes.slice(from, from + ROWS);
    await queryInTransaction(strapi, (knex) => knex(TABLE).insert(some));
  }
}

/** The last change that is kept of a listing. */
const LAST = `select max(id) from ${TABLE} where listing = one.document_id`;

/** A listing's price and list, and those that were kept last. */
interface PriceRow {
  readonly listing: string;
  readonly list: ListKey | null;
  readonly price: number | string | null;
  readonly last: number | string | null;
  readonly last_list: ListKey | null;
}

const priceRows = (strapi: Core.Strapi, { tableName, column }: Table, ids: readonly string[]) =>
  queryInTransaction(strapi, (knex) =>
    knex({ one: tableName })
      .leftJoin({ kept: TABLE }, knex.raw(`kept.id = (${LAST})`))
      .whereIn('one.document_id', ids)
      .select<readonly PriceRow[]>({
        listing: 'one.document_id',
        list: `one.${column('list')}`,
        price: `one.${column('price')}`,
        last: 'kept.after',
        last_list: 'kept.list',
      }),
  );

/**
 * The prices that listings had and have, oldest first, by their `_id`. A listing that came from another list has its
 * prices in that list no more: a demand and a rent do not compare.
 */
export async function priceHistories(
  strapi: Core.Strapi,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PriceStep[]>> {
  if (ids.length === 0) return new Map();
  const rows = await queryInTransaction(strapi, (knex) =>
    knex(TABLE)
      .whereIn('listing', ids)
      .orderBy('id')
      .select<readonly StoredChange[]>('listing', 'list', 'at', 'after'),
  );
  const changes = new Map<string, StoredChange[]>();
  for (const row of rows) changes.set(row.listing, [...(changes.get(row.listing) ?? []), row]);
  return new Map(
    [...changes].map(([listing, all]) => {
      const own = all.filter(({ list }) => list === all.at(-1)?.list);
      const read = own.map(({ at, after }) => ({ at: Number(at), after: Number(after) }));
      return [listing, priceSteps(read)] as const;
    }),
  );
}

/**
 * Keeps the prices of listings that were written, if they changed, in the transaction of the write. Compares the stored
 * price with the last one that is kept, so that it does not depend on how a write arrived.
 * @param ids their `_id`s
 */
export async function keepPrices(
  strapi: Core.Strapi,
  kind: Kind,
  ids: readonly string[],
): Promise<void> {
  const table = tableOf(strapi, kind);
  const at = Date.now();
  const rows = await priceRows(strapi, table, ids);
  const changes = rows.flatMap(({ listing, list, price, last, last_list }) => {
    if (price === null || list === null) return [];
    const before = list === last_list ? Number(last) : null;
    return before === Number(price) ? [] : [{ listing, list, at, before, after: Number(price) }];
  });
  if (changes.length === 0) return;
  await store(strapi, changes);
  const changed = new Set(changes.map(({ listing }) => listing));
  // A new listing has no reduction, and needs no second write.
  const known = rows.filter(({ listing, last }) => changed.has(listing) && last !== null);
  await deriveReductions(
    strapi,
    table,
    known.map(({ listing }) => listing),
  );
}

/** Writes the columns of the last reduction of listings. */
async function deriveReductions(
  strapi: Core.Strapi,
  { tableName, column }: Table,
  ids: readonly string[],
): Promise<void> {
  const histories = await priceHistories(strapi, ids);
  for (const id of ids) {
    const reduction = reductionIn(histories.get(id) ?? []);
    await queryInTransaction(strapi, (knex) =>
      knex(tableName)
        .where({ document_id: id })
        .update({
          [column('reducedBy')]: reduction?.percent ?? null,
          [column('reducedOn')]: reduction?.on ?? null,
        }),
    );
  }
}

/**
 * Replaces the history of a listing whose earlier prices are known, in the current transaction.
 * @param steps milliseconds since 1970 and rupees, oldest first; the last amount is the listing's price
 */
export async function setPrices(
  strapi: Core.Strapi,
  kind: Kind,
  { id, list }: { readonly id: string; readonly list: ListKey },
  steps: readonly (readonly [at: number, amount: number])[],
): Promise<void> {
  await forgetPrices(strapi, [id]);
  await store(
    strapi,
    steps.map(([at, after], index) => ({
      ...{ listing: id, list, at, after },
      before: steps[index - 1]?.[1] ?? null,
    })),
  );
  await deriveReductions(strapi, tableOf(strapi, kind), [id]);
}

/** Removes the prices of listings by their `_id`s, in the current transaction. */
export const forgetPrices = (strapi: Core.Strapi, ids: readonly string[]): Promise<void> =>
  queryInTransaction(strapi, (knex) => knex(TABLE).whereIn('listing', ids).delete());

/**
 * Begins the history of listings of an earlier version: with their price, since their last write. What they cost before
 * is not known.
 */
export async function beginPriceHistories(strapi: Core.Strapi): Promise<void> {
  for (const kind of KINDS) {
    const { tableName, column } = tableOf(strapi, kind);
    const of = (attribute: string): string => `one.${column(attribute)}`;
    const { connection } = strapi.db;
    const rows = await connection({ one: tableName })
      .whereNotNull(of('price'))
      .whereNotExists(
        connection(TABLE).select('id').where('listing', connection.ref('one.document_id')),
      )
      .select<readonly (Omit<StoredChange, 'at'> & { readonly at: number | Date })[]>({
        listing: 'one.document_id',
        list: of('list'),
        after: of('price'),
        at: of('updatedAt'),
      });
    await store(
      strapi,
      rows.map(({ at, ...row }) => ({ ...row, before: null, at: new Date(at).getTime() })),
    );
  }
}
