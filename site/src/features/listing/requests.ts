import { detailCall, LISTS, searchCall } from '../../domain';
import type { Area, Kind, Listing, ListingCard, ListKey, ListState } from '../../domain';
import { nullIfNotFound } from '../../requests/api-error';
import { hasFields, isNumber, isRecord, listOf } from '../../requests/answer-guards';
import { get, post } from '../../requests/request';

interface FoundListings {
  readonly lists: readonly ListingCard[];
  /** The number of listings on all pages. */
  readonly count: number;
}

const FOUND = hasFields({ lists: listOf(isRecord), count: isNumber });
const LISTING = hasFields({ images: listOf(isRecord) });

/** Fetches one page of a search. @param limit the number of listings per page @throws ApiError */
export async function searchListings(
  area: Area,
  list: ListKey,
  { search, page }: ListState,
  limit: number,
  signal: AbortSignal,
): Promise<FoundListings> {
  const { limitKey, offsetKey } = LISTS[list];
  const values = { ...search.filters, sorting: search.sorting };
  const body = { values, [limitKey]: limit, [offsetKey]: (page - 1) * limit };
  return post(searchCall(area, list), body, FOUND, signal);
}

/** Fetches a listing; null if the CMS has none that the caller may see. @throws ApiError */
export async function findListing(
  area: Area,
  kind: Kind,
  id: string,
  signal?: AbortSignal,
): Promise<Listing | null> {
  return await nullIfNotFound(() => get<Listing>(detailCall(area, kind, id), LISTING, signal));
}
