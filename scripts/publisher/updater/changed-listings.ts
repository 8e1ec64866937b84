import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../../../cms/src/documents/change-log';
import { AREAS, detailPath, isAddressable, KINDS, LISTS, priceOf } from '../../lib/domain';
import type { Area, Kind, Listing } from '../../lib/domain';
import { readBytesIfExists, readIfExists } from '../../lib/files';
import { parseJson } from '../../lib/json';
import type { ClosedPlace, Feed, PlacedListing } from '../feed/feed';
import { filesOfPage } from '../release/page-files';
import type { InProgressUpdate, ListingPlace } from '../release/release-state';

/**
 * The maximum number of changes in one update. An import makes thousands of changes that affect the same pages. One
 * update renders such a page only once.
 */
export const MOST_CHANGES = 5000;

/**
 * A changed listing: the places where pages may show it, and its current record in the CMS; null if it is not active.
 */
export interface ChangedListing extends InProgressUpdate {
  readonly after: PlacedListing | null;
  /** The same of a sold or rented one. */
  readonly closed: ClosedPlace | null;
  /** The regions in which the release has a page of it, at whatever stage. */
  readonly pagesIn: readonly Area[];
}

type Places = InProgressUpdate['shown'];

export const isKind = (type: string): type is Kind => KINDS.some((kind) => kind === type);

/** The listings among changes, and the places where pages show them according to the changes. */
export const listingsIn = (changes: readonly Change[]): readonly InProgressUpdate[] =>
  changes.flatMap(({ type: kind, record: id, places }) =>
    isKind(kind) ? [{ kind, id, shown: places.map((place) => withPath(kind, id, place)) }] : [],
  );

const withPath = (kind: Kind, id: string, place: Change['places'][number]): ListingPlace | null =>
  place && isAddressable(id) ? { ...place, path: detailPath(place.area, kind, id) } : null;

/** The place where pages show a listing in its current state in the CMS. */
export const placeOf = ({
  listing,
  area,
  list,
}: Omit<PlacedListing, 'position'>): ListingPlace => ({
  ...{ path: detailPath(area, LISTS[list].kind, listing._id), area, list },
  ...{ locality: String(listing.locality), code: listing.code, price: priceOf(listing) ?? 0 },
});

/** Removes equal places, so that the list stays short however often an update is repeated. */
const distinctPlaces = (places: Places): Places =>
  places.filter((one, at) => places.findIndex((other) => isDeepStrictEqual(one, other)) === at);

/** Merges updates of the same listing into one with every place that any of them names. */
export function mergeUpdates(updates: readonly InProgressUpdate[]): readonly InProgressUpdate[] {
  const byId = new Map<string, InProgressUpdate>();
  for (const one of updates) {
    const shown = distinctPlaces([...(byId.get(one.id)?.shown ?? []), ...one.shown]);
    byId.set(one.id, { ...one, shown });
  }
  return [...byId.values()];
}

/**
 * Adds the place in the release and the CMS's current record to each update. Requests one listing at a time, because
 * visitors' searches wait behind these requests, and an import makes thousands of them.
 *
 * @param known current records that need no request
 */
export async function loadChangedListings(
  folder: string,
  feed: Pick<Feed, 'closed' | 'listing'>,
  updates: readonly InProgressUpdate[],
  known: readonly PlacedListing[] = [],
): Promise<readonly ChangedListing[]> {
  const changed: ChangedListing[] = [];
  for (const one of updates) {
    const now = known.find(({ listing }) => listing._id === one.id);
    changed.push(await loadChangedListing(folder, feed, one, now));
  }
  return changed;
}

/** Adds the place in the release and the CMS's current record to an update. */
async function loadChangedListing(
  folder: string,
  feed: Pick<Feed, 'closed' | 'listing'>,
  { kind, id, shown }: InProgressUpdate,
  known: PlacedListing | undefined,
): Promise<ChangedListing> {
  const [published, after] = await Promise.all([
    publishedPlace(folder, kind, id),
    known ?? feed.listing(kind, id),
  ]);
  const closed = after ? null : await feed.closed(kind, id);
  const pagesIn = isAddressable(id)
    ? AREAS.filter((area) =>
        existsSync(join(folder, filesOfPage(detailPath(area, kind, id)).pageData)),
      )
    : [];
  return { kind, id, shown: distinctPlaces([...shown, published]), after, closed, pagesIn };
}

interface PageData {
  readonly result?: { readonly serverData?: { readonly property?: Listing | null } };
}

/** The place where a release shows a listing, in any region; null if it shows it nowhere. */
async function publishedPlace(
  folder: string,
  kind: Kind,
  id: string,
): Promise<ListingPlace | null> {
  // An id that is not valid in an address has no page.
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
    // A sold or rented listing is in no list, and on no other page.
    if (!property || !list || property.stage === 'Closed') continue;
    return placeOf({ listing: property, area, list: list.key });
  }
  return null;
}

/** Whether the published page at this address shows one of these listings, or another median rate. */
export function isOutdatedPage(
  folder: string,
  path: string,
  ids: ReadonlySet<string>,
  median: number | null,
): boolean {
  const bytes = readBytesIfExists(join(folder, filesOfPage(path).pageData));
  if (bytes === undefined) return false;
  return (
    !bytes.includes(`"median":${String(median)},`) || [...ids].some((id) => bytes.includes(id))
  );
}
