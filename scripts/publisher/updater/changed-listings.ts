import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../../../cms/src/documents/change-log';
import { AREAS, detailPath, isAddressable, KINDS, LISTS, priceOf } from '../../lib/domain';
import type { Kind, Listing } from '../../lib/domain';
import { eachLimited } from '../../lib/each-limited';
import { readBytesIfExists, readIfExists } from '../../lib/files';
import { parseJson } from '../../lib/json';
import type { Feed, PlacedListing } from '../feed/cms-feed';
import { filesOfPage } from '../release/page-files';
import type { InProgressUpdate, ListingPlace } from '../release/release-state';

/**
 * Changes that one update takes together. After an import there are thousands, each of which affects pages that others
 * affect, too: such a page is then rendered once.
 */
export const MOST_CHANGES = 5000;

/** A listing that a change names: where pages may show it, and what the CMS has now; null if it is not active. */
export interface ChangedListing extends InProgressUpdate {
  readonly after: PlacedListing | null;
}

type Places = InProgressUpdate['shown'];

export const isKind = (type: string): type is Kind => KINDS.some((kind) => kind === type);

/** The listings among changes, and where the changes say that pages show them. */
export const listingsIn = (changes: readonly Change[]): readonly InProgressUpdate[] =>
  changes.flatMap(({ type: kind, record: id, places }) =>
    isKind(kind) ? [{ kind, id, shown: places.map((place) => withPath(kind, id, place)) }] : [],
  );

const withPath = (kind: Kind, id: string, place: Change['places'][number]): ListingPlace | null =>
  place && isAddressable(id) ? { ...place, path: detailPath(place.area, kind, id) } : null;

/** Where pages show a listing as the CMS has it now. */
export const placeOf = ({
  listing,
  area,
  list,
}: Omit<PlacedListing, 'position'>): ListingPlace => ({
  ...{ path: detailPath(area, LISTS[list].kind, listing._id), area, list },
  ...{ locality: String(listing.locality), code: listing.code, price: priceOf(listing) ?? 0 },
});

/** Each place once, so that the list stays short however often an update is repeated. */
const distinctPlaces = (places: Places): Places =>
  places.filter((one, at) => places.findIndex((other) => isDeepStrictEqual(one, other)) === at);

/** Each listing once, with every place that any of the updates names. */
export function mergeUpdates(updates: readonly InProgressUpdate[]): readonly InProgressUpdate[] {
  const byId = new Map<string, InProgressUpdate>();
  for (const one of updates) {
    const shown = distinctPlaces([...(byId.get(one.id)?.shown ?? []), ...one.shown]);
    byId.set(one.id, { ...one, shown });
  }
  return [...byId.values()];
}

/** Listings that are requested at the same time: a search waits behind them. */
const AT_ONCE = 8;

/** Adds to updates where the release shows the listings and what the CMS has now; in any order. */
export async function loadChangedListings(
  folder: string,
  feed: Pick<Feed, 'listing'>,
  updates: readonly InProgressUpdate[],
): Promise<readonly ChangedListing[]> {
  const changed: ChangedListing[] = [];
  await eachLimited(updates, AT_ONCE, async (one) => {
    changed.push(await loadChangedListing(folder, feed, one));
  });
  return changed;
}

/** Adds to an update where the release shows the listing and what the CMS has now. */
async function loadChangedListing(
  folder: string,
  feed: Pick<Feed, 'listing'>,
  { kind, id, shown }: InProgressUpdate,
): Promise<ChangedListing> {
  const [published, after] = await Promise.all([
    publishedPlace(folder, kind, id),
    feed.listing(kind, id),
  ]);
  return { kind, id, shown: distinctPlaces([...shown, published]), after };
}

interface PageData {
  readonly result?: { readonly serverData?: { readonly property?: Listing | null } };
}

/** Where a release shows a listing, whichever region it is in; null if nowhere. */
async function publishedPlace(
  folder: string,
  kind: Kind,
  id: string,
): Promise<ListingPlace | null> {
  // What cannot be an address has no page.
  if (!isAddressable(id)) return null;
  for (const area of AREAS) {
    const path = detailPath(area, kind, id);
    const file = join(folder, filesOfPage(path).pageData);
    const data = parseJson(await readIfExists(file)) as PageData | undefined;
    const property = data?.result?.serverData?.property;
    const list = Object.values(LISTS).find(
      (one) =>
        one.kind === kind && one.purposes.some((purpose) => purpose === property?.propertyFor),
    );
    if (!property || !list) continue;
    return placeOf({ listing: property, area, list: list.key });
  }
  return null;
}

/**
 * Whether the published page at this address names one of these listings. Its data are read.
 *
 * @param isInterrupted the page may be half written: then its HTML, which is written last, is read too
 */
export function mentionsOneOf(
  folder: string,
  path: string,
  ids: ReadonlySet<string>,
  isInterrupted: boolean,
): boolean {
  const { pageData, html } = filesOfPage(path);
  return (isInterrupted ? [pageData, html] : [pageData]).some((file) => {
    const bytes = readBytesIfExists(join(folder, file));
    return bytes !== undefined && [...ids].some((id) => bytes.includes(id));
  });
}
