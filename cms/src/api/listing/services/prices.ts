import type { Core } from '@strapi/strapi';
import { pack, unpack } from '../../../documents/packed-json';
import { queryInTransaction } from '../../../documents/query';
import { KINDS, priceSteps, recentSince, reductionIn } from '../../../domain';
import type { Kind, PriceStep, Purpose } from '../../../domain';
import { tableOf } from './rows';
import type { Table } from './rows';
import { writeBatches } from './write-batches';

/** The table of price histories. A row holds that of one listing. */
const TABLE = 'price_histories';

/** The number of rows in one statement. */
const ROWS = 100;

/** A price that a listing had. */
interface Step {
  readonly purpose: Purpose;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly price: number;
}

async function store(
  strapi: Core.Strapi,
  histories: readonly (readonly [listing: string, steps: readonly Step[]])[],
): Promise<void> {
  const rows = histories.flatMap(([listing, steps]) => {
    const last = steps.at(-1);
    return last ? { listing, purpose: last.purpose, price: last.price, steps: pack(steps) } : [];
  });
  for (let from = 0; from < rows.length; from += ROWS)
    await queryInTransaction(strapi, (knex) =>
      knex(TABLE)
        .insert(rows.slice(from, from + ROWS))
        .onConflict('listing')
        .merge(),
    );
}

/** A listing's price and purpose, and those that were kept last. */
interface PriceRow {
  readonly listing: string;
  readonly purpose: Purpose | null;
  readonly price: number | string | null;
  readonly last: number | string | null;
  readonly last_purpose: Purpose | null;
}

const priceRows = (strapi: Core.Strapi, { tableName, column }: Table, ids: readonly string[]) =>
  queryInTransaction(strapi, (knex) =>
    knex({ one: tableName })
      .leftJoin({ kept: TABLE }, 'kept.listing', 'one.document_id')
      .whereIn('one.document_id', ids)
      .select<readonly PriceRow[]>({
        listing: 'one.document_id',
        purpose: `one.${column('propertyFor')}`,
        price: `one.${column('price')}`,
        last: 'kept.price',
        last_purpose: 'kept.purpose',
      }),
  );

/** All prices that are kept of listings, oldest first, by their `_id`. */
async function stepsOf(
  strapi: Core.Strapi,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Step[]>> {
  if (ids.length === 0) return new Map();
  const rows = await queryInTransaction(strapi, (knex) =>
    knex(TABLE)
      .whereIn('listing', ids)
      .select<readonly { readonly listing: string; readonly steps: string }[]>('listing', 'steps'),
  );
  return new Map(rows.map(({ listing, steps }) => [listing, unpack(steps) as readonly Step[]]));
}

/**
 * The prices by day, of the present purpose alone: a demand, a rent and the rent of a paying guest's place do not
 * compare.
 */
function priceHistory(steps: readonly Step[]): readonly PriceStep[] {
  return priceSteps(steps.filter(({ purpose }) => purpose === steps.at(-1)?.purpose));
}

/** The prices that listings had and have, oldest first, by their `_id`. */
export const priceHistories = async (
  strapi: Core.Strapi,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PriceStep[]>> =>
  new Map(
    [...(await stepsOf(strapi, ids))].map(([listing, steps]) => [listing, priceHistory(steps)]),
  );

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
  const changed = (await priceRows(strapi, table, ids)).flatMap(
    ({ listing, purpose, price, last, last_purpose }) => {
      // A draft without a price has the price 0.
      if (purpose === null || Number(price) <= 0) return [];
      if (purpose === last_purpose && Number(last) === Number(price)) return [];
      return { listing, step: { purpose, at, price: Number(price) } };
    },
  );
  if (changed.length === 0) return;
  const kept = await stepsOf(
    strapi,
    changed.map(({ listing }) => listing),
  );
  const histories = changed.map(
    ({ listing, step }) => [listing, [...(kept.get(listing) ?? []), step]] as const,
  );
  await store(strapi, histories);
  // A new listing has no reduction, and needs no second write.
  await writeReductions(
    strapi,
    table,
    histories.filter(([listing]) => kept.has(listing)),
  );
}

/** Writes the columns of the last reduction of listings. */
async function writeReductions(
  strapi: Core.Strapi,
  { tableName, column }: Table,
  histories: readonly (readonly [listing: string, steps: readonly Step[]])[],
): Promise<void> {
  for (const [listing, steps] of histories) {
    const reduction = reductionIn(priceHistory(steps));
    await queryInTransaction(strapi, (knex) =>
      knex(tableName)
        .where({ document_id: listing })
        .update({
          [column('reducedBy')]: reduction?.percent ?? null,
          [column('reducedOn')]: reduction?.on ?? null,
        }),
    );
  }
}

/**
 * Replaces the history of a listing whose earlier prices are known, in the current transaction.
 * @param prices milliseconds since 1970 and rupees, oldest first; the last amount is the listing's price
 */
export async function setPrices(
  strapi: Core.Strapi,
  kind: Kind,
  { id, purpose }: { readonly id: string; readonly purpose: Purpose },
  prices: readonly (readonly [at: number, amount: number])[],
): Promise<void> {
  const history = [id, prices.map(([at, price]) => ({ purpose, at, price }))] as const;
  await store(strapi, [history]);
  await writeReductions(strapi, tableOf(strapi, kind), [history]);
}

/** Removes the prices of listings by their `_id`s, in the current transaction. */
export const forgetPrices = (strapi: Core.Strapi, ids: readonly string[]): Promise<void> =>
  queryInTransaction(strapi, (knex) => knex(TABLE).whereIn('listing', ids).delete());

/**
 * Takes the reductions that are not recent any more off their listings, so that their pages are made without them.
 * @param now milliseconds since 1970 @returns how many ended
 */
export const endReductions = (strapi: Core.Strapi, now: number): Promise<number> =>
  writeBatches(strapi, { where: { reducedOn: { $lt: recentSince(now) } }, select: [] }, () => ({
    reducedBy: null,
    reducedOn: null,
  }));

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
      .whereNotNull(of('propertyFor'))
      .where(of('price'), '>', 0)
      .whereNotExists(
        connection(TABLE).select('id').where('listing', connection.ref('one.document_id')),
      )
      .select<
        readonly {
          readonly listing: string;
          readonly purpose: Purpose;
          readonly price: number | string;
          readonly at: number | Date;
        }[]
      >({
        listing: 'one.document_id',
        purpose: of('propertyFor'),
        price: of('price'),
        at: of('updatedAt'),
      });
    await store(
      strapi,
      rows.map(({ listing, purpose, price, at }) => [
        listing,
        [{ purpose, at: new Date(at).getTime(), price: Number(price) }],
      ]),
    );
  }
}
