import { LISTS, similarListings } from '../../lib/domain';
import type { AppParameter, Area, Kind, ListKey, ListingCard } from '../../lib/domain';
import { cardOf } from '../card';
import type { Feed, Placed } from '../cms-feed';
import { detailPage, listPage, pagesOf } from '../pages';
import type { PlannedPage } from '../pages';
import { frontPages } from '../plan';
import type { Tail } from '../release-facts';
import { listingMap } from '../sitemap';
import type { PublishedListing } from './published-listing';

/** A listing that a change names: what the pages show of it, and what the CMS has. */
export interface ChangedListing {
  readonly kind: Kind;
  readonly id: string;
  readonly before: PublishedListing | null;
  readonly after: Placed | null;
}

export interface Gone {
  readonly path: string;
  readonly sitemap: string;
}

/** What a batch of changes does to the pages. */
export interface Touched {
  readonly gone: readonly Gone[];
  /** To be rendered, the most wanted first. */
  readonly pages: AsyncIterable<PlannedPage>;
  /** Lists whose further pages are shifted: they follow. */
  readonly tails: readonly Tail[];
}

interface Place {
  readonly area: Area;
  readonly list: ListKey;
}
interface Locality extends Place {
  readonly locality: string;
}

const keyOf = (...parts: readonly string[]): string => parts.join('\n');

/** The places of something before and after, each once. */
function distinct<T extends Place & { readonly locality?: string }>(places: readonly T[]): T[] {
  const keyed = places.map(
    (place) => [keyOf(place.area, place.list, place.locality ?? ''), place] as const,
  );
  return [...new Map(keyed).values()];
}

const localitiesOf = ({ before, after }: ChangedListing): Locality[] =>
  [before, after].flatMap((one) =>
    one ? [{ area: one.area, list: one.list, locality: String(one.listing.locality) }] : [],
  );

const isIn = (one: PublishedListing | Placed | null, { area, list, locality }: Locality): boolean =>
  one?.area === area && one.list === list && one.listing.locality === locality;

const goneOf = ({ kind, before, after }: ChangedListing): Gone[] =>
  before && before.area !== after?.area
    ? [{ path: before.path, sitemap: listingMap(before.area, kind, before.listing.code) }]
    : [];

/** The details of a locality that show one of the changed listings: as their own, or among the similar ones. */
async function* localityPages(
  feed: Feed,
  place: Locality,
  changed: readonly ChangedListing[],
): AsyncGenerator<PlannedPage> {
  const { area, list, locality } = place;
  const { kind } = LISTS[list];
  const now = await feed.neighbours(area, list, locality);
  const cards = now.map((listing) => cardOf(kind, listing));
  const ids = new Set(changed.map(({ id }) => id));
  const earlier: ListingCard[] = [
    ...cards.filter(({ _id }) => !ids.has(_id)),
    ...changed.flatMap(({ before }) => (before && isIn(before, place) ? before.listing : [])),
  ];
  const shows = (property: ListingCard, among: readonly ListingCard[]): boolean =>
    similarListings(property, among).some(({ _id }) => ids.has(_id));
  const own = now.filter(({ _id }) => ids.has(_id));
  const others = now.filter(
    (listing, index) =>
      !ids.has(listing._id) &&
      (shows(cards[index] ?? listing, cards) || shows(cards[index] ?? listing, earlier)),
  );
  for (const property of [...own, ...others]) yield detailPage(area, list, property, cards);
}

/** The pages of lists that show the changed listings in their place; of a list that got or lost one, the first. */
async function* touchedListPages(
  feed: Feed,
  parameter: AppParameter,
  changed: readonly ChangedListing[],
  shifted: readonly Place[],
): AsyncGenerator<PlannedPage> {
  const isShifted = ({ area, list }: Place) =>
    shifted.some((one) => one.area === area && one.list === list);
  const limitOf = (list: ListKey) => parameter[LISTS[list].limitKey];
  const inPlace = changed.flatMap(({ after }) =>
    after && !isShifted(after)
      ? [
          {
            area: after.area,
            list: after.list,
            page: Math.floor(after.position / limitOf(after.list)) + 1,
          },
        ]
      : [],
  );
  const first = shifted.map(({ area, list }) => ({ area, list, page: 1 }));
  for (const { area, list, page } of [...first, ...distinctPages(inPlace)]) {
    const limit = limitOf(list);
    const shown = await feed.listPage(area, list, page, limit);
    if (page <= pagesOf(shown.count, limit)) yield listPage(area, list, page, { ...shown, limit });
  }
}

function distinctPages(pages: readonly (Place & { readonly page: number })[]) {
  const known = new Map(
    pages.map((one) => [keyOf(one.area, one.list, String(one.page)), one] as const),
  );
  return [...known.values()];
}

/**
 * From changes to just the pages that show them.
 * @param isFront whether overviews, awards or reviews are among the changes
 */
export function touchedBy(
  feed: Feed,
  parameter: AppParameter,
  changed: readonly ChangedListing[],
  isFront: boolean,
): Touched {
  const placeOf = (one: Place | null): Place[] => (one ? [{ area: one.area, list: one.list }] : []);
  const shifted = distinct(
    changed.flatMap(({ before, after }) =>
      before?.area === after?.area && before?.list === after?.list
        ? []
        : [...placeOf(before), ...placeOf(after)],
    ),
  );
  const localities = distinct(changed.flatMap(localitiesOf));
  async function* pages(): AsyncGenerator<PlannedPage> {
    for (const place of localities) {
      const here = changed.filter(({ before, after }) => isIn(before, place) || isIn(after, place));
      yield* localityPages(feed, place, here);
    }
    yield* touchedListPages(feed, parameter, changed, shifted);
    if (isFront) yield* frontPages(feed, parameter);
  }
  return {
    gone: changed.flatMap(goneOf),
    pages: pages(),
    tails: shifted.map((place) => ({ ...place, page: 2 })),
  };
}
