import { createCall, deleteCall, detailCall, editCall, LISTS, searchCall } from '../domain';
import type { Area, Kind, Listing, ListingCard, ListKey, ListState } from '../domain';
import { ApiError } from './api-error';
import { orNull } from './or-null';
import { get, post, request } from './request';

export interface FoundListings {
  readonly lists: readonly ListingCard[];
  /** How many there are on all pages. */
  readonly count: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** @throws ApiError where something on the way answered in the CMS's place */
function assertAnswer(isGood: boolean, call: string): void {
  if (!isGood) throw new ApiError(call, 'refused', 200);
}

/**
 * One page of a search.
 * @param limit how many listings a page has
 * @throws ApiError
 */
export async function searchListings(
  area: Area,
  list: ListKey,
  { search, page }: ListState,
  limit: number,
  signal: AbortSignal,
): Promise<FoundListings> {
  const { limitKey, offsetKey, search: call } = LISTS[list];
  const values = { ...search.filters, sorting: search.sorting };
  const body = { values, [limitKey]: limit, [offsetKey]: (page - 1) * limit };
  const found = await post<FoundListings>(searchCall(area, list), body, signal);
  assertAnswer(isRecord(found) && Array.isArray(found.lists), call);
  return found;
}

/**
 * A property as the CMS has it now; null where it has none that the caller may see.
 * @throws ApiError
 */
export async function findListing(
  area: Area,
  kind: Kind,
  id: string,
  signal?: AbortSignal,
): Promise<Listing | null> {
  return await orNull(async () => {
    const listing = await get<Listing>(detailCall(area, kind, id), signal);
    assertAnswer(isRecord(listing) && Array.isArray(listing.images), 'PropertyDetail');
    return listing;
  });
}

/** A listing's fields as a form sends them, by the contract's names. */
export type SentListing = Readonly<Record<string, unknown>>;

/**
 * Creates a listing, once for each key.
 * @returns the listing; of a key that was sent before, the one that the first try has made
 * @throws ApiError
 */
export async function createListing(
  area: Area,
  kind: Kind,
  values: SentListing,
  creationKey: string,
): Promise<Listing> {
  const path = createCall(area, kind);
  const { body } = await request<{ readonly property: Listing }>({
    method: 'POST',
    path,
    body: { values },
    creationKey,
  });
  return body.property;
}

/** What is not sent stays as it is. @throws ApiError */
export async function editListing(
  area: Area,
  kind: Kind,
  id: string,
  values: SentListing,
): Promise<void> {
  await request({ method: 'PUT', path: editCall(area, kind, id), body: values });
}

/** Deletes a listing and its pictures. @throws ApiError */
export async function deleteListing(area: Area, kind: Kind, id: string): Promise<void> {
  await request({ method: 'PUT', path: deleteCall(area, kind, id) });
}
