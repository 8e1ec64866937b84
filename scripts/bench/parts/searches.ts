import { attributeName, KIND_FIELDS, LISTS } from '../../lib/domain';
import type { LoadRequest } from '../load/run-load';
import { HIGHEST_PRICE, LOCALITIES } from '../listings/listing';

const { search, limitKey, offsetKey } = LISTS.RS;
const AREA = 'dwk';
/** The number of listings on a page of the site's lists. */
const PAGE_SIZE = 10;

/** A search for flats in some localities, within a price range, cheapest first. */
interface FlatSearch {
  readonly localities: readonly string[];
  readonly minPrice: number;
  readonly maxPrice: number;
  /** Counted from 1. */
  readonly page: number;
}

/** Different searches, so that the server cannot repeat one answer. */
export const SEARCHES: readonly FlatSearch[] = Array.from({ length: 12 }, (_, n) => {
  const minPrice = Math.round((HIGHEST_PRICE / 20) * (1 + n));
  return {
    localities: LOCALITIES.filter((_name, at) => at % 6 === n % 6),
    minPrice,
    maxPrice: minPrice + 10_000_000,
    page: 1 + (n % 2),
  };
});

/** Source: docs/contract.md, "Listing search". */
export const ourRequest = ({ localities, minPrice, maxPrice, page }: FlatSearch): LoadRequest => ({
  method: 'POST',
  path: `/api/${AREA}/${search}`,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    values: {
      sorting: 'Demand-Low To High',
      propertyTypeA: ['Flat'],
      localityA: localities,
      minPrice,
      maxPrice,
    },
    [limitKey]: PAGE_SIZE,
    [offsetKey]: (page - 1) * PAGE_SIZE,
  }),
});

/** The fields of our answer, with Strapi's names. */
const CARD_FIELDS = [
  ...['code', 'city', 'createdAt', 'updatedAt'],
  ...KIND_FIELDS.propresi.filter((field) => field.onCard).map(attributeName),
];

/**
 * The request to Strapi's REST API: the same filters, sort, page size and count. It requests no pictures, because there
 * are none.
 * @param fields `all`, the default of front ends, or the fields of our answer
 */
export function peerRequest(
  { localities, minPrice, maxPrice, page }: FlatSearch,
  fields: 'all' | 'same',
): LoadRequest {
  const lists: Readonly<Record<string, readonly string[]>> = {
    'filters[propertyType][$in]': ['Flat'],
    'filters[locality][$in]': localities,
    sort: ['price:asc', 'createdAt:desc', 'id:desc'],
    fields: fields === 'same' ? CARD_FIELDS : [],
  };
  const query = new URLSearchParams({
    'filters[area][$eq]': AREA,
    'filters[list][$eq]': 'RS',
    'filters[propresiStatus][$eq]': 'active',
    'filters[price][$gte]': String(minPrice),
    'filters[price][$lte]': String(maxPrice),
    'pagination[page]': String(page),
    'pagination[pageSize]': String(PAGE_SIZE),
  });
  for (const [name, values] of Object.entries(lists)) {
    values.forEach((value, at) => {
      query.append(`${name}[${String(at)}]`, value);
    });
  }
  return { method: 'GET', path: `/api/propresis?${query.toString()}` };
}
