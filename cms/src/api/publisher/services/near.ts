import type { Core } from '@strapi/strapi';
import { rowsOf } from '../../../documents/query';
import { KIND_FACTS, LISTS, MOST_SIMILAR, PAGE_ENDED } from '../../../domain';
import type { Area, ListKey } from '../../../domain';
import { presentListings } from '../../listing/services/present';
import { tableOf } from '../../listing/services/rows';
import type { Row } from '../../listing/services/rows';

/** A place in the order of a list's active properties by price, then `_id`. */
export interface PricePlace {
  readonly area: Area;
  readonly list: ListKey;
  readonly price: number;
  readonly id: string;
}

type NearRow = Row & { readonly in_locality: number | string };

/** A part of a query and its values. */
interface Part {
  readonly sql: string;
  readonly values: readonly (number | string)[];
}

/** The parts of the queries around a place. */
function partsOf(strapi: Core.Strapi, { area, list, price, id }: PricePlace) {
  const { kind } = LISTS[list];
  const { tableName, column, cardColumns } = tableOf(strapi, kind);
  const scope = ['area', 'list', KIND_FACTS[kind].statusField].map(column);
  const [locality, cost] = [column('locality'), column('price')];
  const inScope = (table: string, status: 'active' | 'inactive'): Part => ({
    sql: scope.map((name) => `${table}."${name}" = ?`).join(' and '),
    values: [area, list, status],
  });
  const inLocality = inScope('other', 'active');
  const cards: Part = {
    sql: `select ${cardColumns.map((name) => `one."${name}"`).join(', ')},
        (select count(*) from (select 1 from "${tableName}" other
          where ${inLocality.sql} and other."${locality}" = one."${locality}"
          limit ?) counted) as in_locality`,
    values: [...inLocality.values, MOST_SIMILAR + 1],
  };
  /** The active listings before the place, nearest first, or from the place on. */
  const side = (what: Part, compare: '<' | '>=', rows: string): Part => {
    const way = compare === '<' ? 'desc' : 'asc';
    const active = inScope('one', 'active');
    return {
      // The separate comparison of the price lets every database use an index.
      sql: `${what.sql} from "${tableName}" one
      where ${active.sql} and one."${cost}" ${compare.slice(0, 1)}= ?
        and (one."${cost}", one.document_id) ${compare} (?, ?)
      order by one."${cost}" ${way}, one.document_id ${way} ${rows}`,
      values: [...what.values, ...active.values, price, price, id],
    };
  };
  return { tableName, column, cost, cards, inScope, side };
}

const queryOf = (strapi: Core.Strapi, { sql, values }: Part) =>
  strapi.db.connection.raw(sql, [...values]);

/**
 * Two queries for cards: before a place, nearest first, and from the place on. `in_locality` is the number of listings
 * of the row's locality in the list. It counts up to one more than the similar listings on a page.
 */
export function nearQueries(strapi: Core.Strapi, place: PricePlace, reach: number) {
  const { cards, side } = partsOf(strapi, place);
  return {
    before: queryOf(strapi, side(cards, '<', `limit ${String(reach)}`)),
    from: queryOf(strapi, side(cards, '>=', `limit ${String(reach + 1)}`)),
  };
}

/**
 * The query for cards of closed listings whose page shows, as far around a place as the active ones of `nearQueries`.
 * Each of them has a listing at the place among its own next ones.
 */
export function nearClosedQuery(strapi: Core.Strapi, place: PricePlace, reach: number) {
  const { tableName, column, cost, cards, inScope, side } = partsOf(strapi, place);
  const price: Part = { sql: `select one."${cost}"`, values: [] };
  const lowest = side(price, '<', `limit 1 offset ${String(reach - 1)}`);
  const highest = side(price, '>=', `limit 1 offset ${String(reach)}`);
  const inactive = inScope('one', 'inactive');
  return queryOf(strapi, {
    // Without so many active listings on a side there is no limit on it.
    sql: `${cards.sql} from "${tableName}" one
      where ${inactive.sql} and one."${column('stage')}" = 'Closed'
        and one."${column(PAGE_ENDED)}" is not true
        and one."${cost}" >= coalesce((${lowest.sql}), 0)
        and one."${cost}" <= coalesce((${highest.sql}), ?)
      order by one."${cost}", one.document_id`,
    values: [
      ...cards.values,
      ...inactive.values,
      ...lowest.values,
      ...highest.values,
      Number.MAX_SAFE_INTEGER,
    ],
  });
}

async function presentNear(strapi: Core.Strapi, list: ListKey, rows: readonly NearRow[]) {
  const listings = await presentListings(strapi, LISTS[list].kind, rows);
  return listings.map((listing, at) => ({
    listing,
    inLocality: Number(rows[at]?.in_locality ?? 0),
  }));
}

/** The cards around a place: at most `reach` before it, the one at it, at most `reach` after it. */
export async function nearCards(strapi: Core.Strapi, place: PricePlace, reach: number) {
  const { before, from } = nearQueries(strapi, place, reach);
  const [ahead, behind] = await Promise.all([rowsOf<NearRow>(before), rowsOf<NearRow>(from)]);
  return presentNear(strapi, place.list, [...ahead.toReversed(), ...behind]);
}

/** The cards of `nearClosedQuery`. */
export async function nearClosedCards(strapi: Core.Strapi, place: PricePlace, reach: number) {
  const rows = await rowsOf<NearRow>(nearClosedQuery(strapi, place, reach));
  return presentNear(strapi, place.list, rows);
}
