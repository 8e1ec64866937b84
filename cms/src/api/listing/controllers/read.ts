import type { AreaCall } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { readPaging, readValues } from '../../../http/paging';
import { authorize } from '../../../http/route';
import { filtersIn, LISTS, can, parseSearch, REGIONS } from '../../../domain';
import type { Kind, ListKey } from '../../../domain';
import { presentListing, presentListings } from '../services/present';
import { privateFacts } from '../services/publication-facts';
import type { Row } from '../services/rows';
import { searchListings } from '../services/search';
import { storedListing } from '../services/stored';

/** The search of a call, and what its caller may see. @throws 400, or 401 and 403 for a filter */
export function readSearch({ area, body, caller }: AreaCall, list: ListKey) {
  const values = readValues(body);
  const used = filtersIn(list, values);
  for (const { guard } of used) if (guard) authorize(caller, guard, area);
  const search = parseSearch(list, area, values);
  if (!search.ok) throw invalid(search.errors);
  const isActiveOnly = !can(caller, 'see inactive listings', area);
  return { scope: { area, list, isActiveOnly }, search: search.value, used };
}

/** `POST /api/{area}/Prop…Search`: a page of a list, with what the caller may see. */
export async function findListings(call: AreaCall, list: ListKey) {
  const { area, body } = call;
  const { kind, limitKey, offsetKey } = LISTS[list];
  const paging = readPaging(body, limitKey, offsetKey);
  const { scope, search } = readSearch(call, list);
  const { rows, count } = await searchListings(strapi, scope, search, paging);
  const lists = await presentListings(strapi, kind, rows);
  return { lists, count, city: REGIONS[area].city, ...paging };
}

/** A property as the caller may see it: the region's staff get its private facts, too. */
export async function presentFor(
  { area, caller }: Pick<AreaCall, 'area' | 'caller'>,
  kind: Kind,
  row: Row,
) {
  const listing = await presentListing(strapi, kind, row);
  if (!can(caller, 'write listings', area)) return listing;
  return { ...listing, ...(await privateFacts(strapi, kind, row.document_id)) };
}

/** `GET /api/{area}/Prop…Detail/{id}`: one property. */
export async function findListing({ area, caller, param }: AreaCall, kind: Kind) {
  const isActiveOnly = !can(caller, 'see inactive listings', area);
  const row = await storedListing(strapi, kind, area, param('id'), { isActiveOnly });
  return await presentFor({ area, caller }, kind, row);
}
