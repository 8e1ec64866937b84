import type { AreaCall } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { readPaging } from '../../../http/paging';
import { can, FIND_TEXT, lengthOf, LISTS, parseByRule, REGIONS, required } from '../../../domain';
import type { Kind, ListKey, RecordRule } from '../../../domain';
import { withComparisons } from '../services/comparisons';
import { listingsNamed } from '../services/find';
import { presentListing, presentListings } from '../services/present';
import { privateFacts } from '../services/publication-facts';
import type { Row } from '../services/rows';
import { searchListings } from '../services/search';
import { readSearch } from '../services/search-request';
import { storedListing } from '../services/stored';

/** `POST /api/{area}/Prop…Search`: a page of a list, with what the caller may see. */
export async function findListings(call: AreaCall, list: ListKey) {
  const { kind, limitKey, offsetKey } = LISTS[list];
  const paging = readPaging(call.body, limitKey, offsetKey);
  const { scope, search } = readSearch(call, list);
  const { rows, count } = await searchListings(strapi, scope, search, paging);
  const presented = await presentListings(strapi, kind, rows);
  const lists = await withComparisons(strapi, call.area, list, presented);
  return { lists, count, city: REGIONS[call.area].city, ...paging };
}

const FIND_RULE: RecordRule = {
  fields: { text: required({ type: 'text', label: 'Text', max: FIND_TEXT.max }) },
  crossFieldErrors: ({ text }) =>
    typeof text === 'string' && lengthOf(text) < FIND_TEXT.min
      ? [['text', `Text must be at least ${String(FIND_TEXT.min)} characters`]]
      : [],
};

/** `POST /api/{area}/ListingFind`: properties by a project's or owner's name, or by an owner's phone. */
export async function findByName({ area, body }: AreaCall) {
  const read = parseByRule(FIND_RULE, body);
  if (!read.ok) throw invalid(read.errors);
  return await listingsNamed(strapi, area, read.value.text as string);
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
