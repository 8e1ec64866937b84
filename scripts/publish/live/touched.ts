import { detailPath, LISTS, similarListings } from '../../lib/domain';
import type { AppParameter, Area, Listing, ListKey } from '../../lib/domain';
import { cardOf } from '../card';
import type { Feed, Placed } from '../cms-feed';
import { detailPage, listPage, pagesOf } from '../pages';
import type { PlannedPage } from '../pages';
import { frontPages } from '../plan';
import type { Tail, UnderWay } from '../release-facts';
import { listingMap } from '../sitemap';

/** A listing that a change names: where pages may show it, and what the CMS has. */
export interface ChangedListing extends UnderWay {
  readonly after: Placed | null;
}

/** Whether the page at this address names one of these listings now. */
export type NamesOneOf = (path: string, ids: ReadonlySet<string>) => Promise<boolean>;

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

const localityKey = ({ area, list, locality }: Place & { readonly locality?: string }): string =>
  keyOf(area, list, locality ?? '');

/** The places of something before and after, each once. */
const distinct = <T extends Place & { readonly locality?: string }>(places: readonly T[]): T[] => [
  ...new Map(places.map((place) => [localityKey(place), place] as const)).values(),
];

/** Where pages may show it, and where they shall, null for nowhere. */
const localitiesOf = ({ shown, after }: ChangedListing): (Locality | null)[] => [
  ...shown,
  after && { area: after.area, list: after.list, locality: String(after.listing.locality) },
];

const isHere = (one: ChangedListing, place: Locality): boolean =>
  localitiesOf(one).some((there) => there && localityKey(there) === localityKey(place));

const goneOf = ({ kind, shown, after }: ChangedListing): Gone[] =>
  shown.flatMap((one) =>
    one && one.area !== after?.area
      ? [{ path: one.path, sitemap: listingMap(one.area, kind, one.code) }]
      : [],
  );

/** The lists that get it or lose it. */
function shiftedBy(changed: ChangedListing): Place[] {
  const places = localitiesOf(changed).map((one) => one && { area: one.area, list: one.list });
  const known = new Set(places.map((place) => place && keyOf(place.area, place.list)));
  return known.size > 1 ? places.filter((place) => place !== null) : [];
}

/** The details of a locality that show one of the changed listings: as their own, or among the similar ones. */
async function* localityPages(
  feed: Feed,
  place: Locality,
  ids: ReadonlySet<string>,
  namesOneOf: NamesOneOf,
): AsyncGenerator<PlannedPage> {
  const { area, list, locality } = place;
  const { kind } = LISTS[list];
  const now = await feed.neighbours(area, list, locality);
  const cards = now.map((listing) => cardOf(kind, listing));
  const planned = (property: Listing) => detailPage(area, list, property, cards);
  yield* now.filter(({ _id }) => ids.has(_id)).map(planned);
  const shall = (property: Listing): boolean =>
    similarListings(cardOf(kind, property), cards).some(({ _id }) => ids.has(_id));
  const others = await Promise.all(
    now
      .filter(({ _id }) => !ids.has(_id))
      .map(async (property) => {
        const does = () => namesOneOf(detailPath(area, kind, property._id), ids);
        return shall(property) || (await does()) ? [planned(property)] : [];
      }),
  );
  yield* others.flat();
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
 * From changes to just the pages that show them. What was begun with them and cut off is done again whole.
 * @param isFront whether overviews, awards or reviews are among the changes
 */
export function touchedBy(
  feed: Feed,
  parameter: AppParameter,
  changed: readonly ChangedListing[],
  isFront: boolean,
  namesOneOf: NamesOneOf,
): Touched {
  const shifted = distinct(changed.flatMap(shiftedBy));
  const localities = distinct(changed.flatMap(localitiesOf).filter((place) => place !== null));
  async function* pages(): AsyncGenerator<PlannedPage> {
    for (const place of localities) {
      const here = changed.filter((one) => isHere(one, place));
      yield* localityPages(feed, place, new Set(here.map(({ id }) => id)), namesOneOf);
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
