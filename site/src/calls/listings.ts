import { LISTS, searchCall } from '../domain';
import type { Area, ListingCard, ListKey, ListState } from '../domain';
import { post } from './request';

export interface FoundListings {
  readonly lists: readonly ListingCard[];
  /** How many there are on all pages. */
  readonly count: number;
}

/**
 * One page of a search.
 * @param limit how many listings a page has
 * @throws ApiError
 */
export function searchListings(
  area: Area,
  list: ListKey,
  { search, page }: ListState,
  limit: number,
  signal: AbortSignal,
): Promise<FoundListings> {
  const { limitKey, offsetKey } = LISTS[list];
  const values = { ...search.filters, sorting: search.sorting };
  const body = { values, [limitKey]: limit, [offsetKey]: (page - 1) * limit };
  return post(searchCall(area, list), body, signal);
}
