import type { Core } from '@strapi/strapi';
import { KIND_FACTS, LISTS, MOST_SIMILAR } from '../../../domain';
import type { Area, ListKey } from '../../../domain';
import { tableOf } from '../../listing/services/rows';
import type { Row } from '../../listing/services/rows';

/** A place in the order of a list's active properties by price, then `_id`. */
export interface PricePlace {
  readonly area: Area;
  readonly list: ListKey;
  readonly price: number;
  readonly id: string;
}

export type NearRow = Row & { readonly in_locality: number | string };

/**
 * Two queries for cards: before a place, nearest first, and from the place on. `in_locality` is the number of listings
 * of the row's locality in the list. It counts up to one more than the similar listings on a page.
 */
export function nearQueries(strapi: Core.Strapi, place: PricePlace, reach: number) {
  const { area, list, price, id } = place;
  const { kind } = LISTS[list];
  const { tableName, column, cardColumns } = tableOf(strapi, kind);
  const scope = ['area', 'list', KIND_FACTS[kind].statusField].map(column);
  const inScope = (table: string): string =>
    scope.map((name) => `${table}."${name}" = ?`).join(' and ');
  const scopeValues = [area, list, 'active'];
  const [locality, cost] = [column('locality'), column('price')];
  const side = (compare: string, way: 'asc' | 'desc', limit: number) =>
    // The separate comparison of the price lets every database use an index.
    strapi.db.connection.raw(
      `select ${cardColumns.map((name) => `one."${name}"`).join(', ')},
        (select count(*) from (select 1 from "${tableName}" other
          where ${inScope('other')} and other."${locality}" = one."${locality}"
          limit ?) counted) as in_locality
      from "${tableName}" one
      where ${inScope('one')} and one."${cost}" ${compare.slice(0, 1)}= ?
        and (one."${cost}", one.document_id) ${compare} (?, ?)
      order by one."${cost}" ${way}, one.document_id ${way} limit ?`,
      [...scopeValues, MOST_SIMILAR + 1, ...scopeValues, price, price, id, limit],
    );
  return { before: side('<', 'desc', reach), from: side('>=', 'asc', reach + 1) };
}
