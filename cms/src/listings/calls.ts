import type { AreaCall } from '../contract/answer';
import { demand } from '../contract/answer';
import { invalid, notFound } from '../contract/faults';
import { readPaging, readValues } from '../contract/paging';
import { filtersIn, KIND_FACTS, LISTS, may, readSearch, REGIONS } from '../domain';
import type { Kind, ListKey, Listing } from '../domain';
import { presentListings } from './present';
import { columnsOf, tableOf } from './rows';
import type { Row } from './rows';
import { searchListings } from './search';

/** `POST /api/{area}/Prop…Search`: a page of a list, for the caller's eyes. */
export async function findListings({ area, body, caller }: AreaCall, list: ListKey) {
  const { kind, limitKey, offsetKey } = LISTS[list];
  const values = readValues(body);
  for (const { guard } of filtersIn(list, values)) if (guard) demand(caller, guard, area);
  const paging = readPaging(body, limitKey, offsetKey);
  const search = readSearch(list, area, values);
  if (!search.ok) throw invalid(search.errors);
  const isActiveOnly = !may(caller, 'see inactive listings', area);
  const { rows, count } = await searchListings(
    strapi,
    { area, list, isActiveOnly },
    search.value,
    paging,
  );
  const lists = await presentListings(strapi, kind, rows);
  return { lists, count, city: REGIONS[area].city, ...paging };
}

/** `GET /api/{area}/Prop…Detail/{id}`: the property itself. */
export async function findListing({ area, caller, param }: AreaCall, kind: Kind): Promise<Listing> {
  const { tableName, column } = tableOf(strapi, kind);
  const isActiveOnly = !may(caller, 'see inactive listings', area);
  const row = await strapi.db
    .connection(tableName)
    .select(columnsOf(strapi, kind, false))
    .where({
      document_id: param('id'),
      [column('area')]: area,
      ...(isActiveOnly && { [column(KIND_FACTS[kind].statusField)]: 'active' }),
    })
    .first<Row | undefined>();
  const [listing] = await presentListings(strapi, kind, row ? [row] : []);
  if (!listing) throw notFound();
  return listing;
}
