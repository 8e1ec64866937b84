import { detailPath, LISTS, medianRate, similarListings } from '../../lib/domain';
import type { ListingCard } from '../../lib/domain';
import { concatStreams } from '../../lib/concat-streams';
import { cardOf } from '../pages/card';
import type { Feed } from '../feed/feed';
import type { PageSizes } from '../feed/page-sizes';
import { detailPage, planDetail } from '../pages/planned-page';
import { affectedListPages, plannedListPage } from './affected-list-pages';
import { placeOf } from './changed-listings';
import type { PlannedPage } from '../pages/planned-page';
import { frontPages } from '../pages/site-plan';
import type { ShiftedList } from '../release/release-state';
import { listingMap } from '../pages/sitemap';
import { keyOf, placeKey } from './localities';
import type { ChangedListing } from './changed-listings';
import { nearPages } from './near-pages';
import type { LocalityCache, Locality, Place } from './localities';

/** The number of localities and list pages that are requested at the same time. */
const STREAMS_AHEAD = 3;

/** Whether the page at this address shows one of these listings now, or another median rate. */
type IsOutdated = (path: string, ids: ReadonlySet<string>, median: number | null) => boolean;

export interface RemovedPage {
  readonly path: string;
  /** The sitemap that lists it; null if none does. */
  readonly sitemap: string | null;
}

/** The effect of some changes on the pages. */
export interface AffectedPages {
  readonly removed: readonly RemovedPage[];
  /** The pages that visitors look for first: those of the changed records, and their pages of the lists. */
  readonly first: AsyncIterable<PlannedPage>;
  /** The other ones. To be read when the first ones are written, so that nothing competes with them. */
  readonly rest: AsyncIterable<PlannedPage>;
  /** Lists whose further pages shift. They are updated later. */
  readonly shiftedLists: readonly ShiftedList[];
}

/** Each place once. */
const distinct = <T extends Place & Partial<Locality>>(places: readonly T[]): T[] => [
  ...new Map(places.map((place) => [placeKey(place), place] as const)).values(),
];

/** The localities where pages may show a listing and where they must show it; null means none. */
const localitiesOf = ({ shown, after }: ChangedListing): (Locality | null)[] => [
  ...shown,
  after && { area: after.area, list: after.list, locality: String(after.listing.locality) },
];

const isInLocality = (one: ChangedListing, place: Locality): boolean =>
  localitiesOf(one).some((there) => there && placeKey(there) === placeKey(place));

/** The pages of a listing in regions where it has none now. The pages of closed listings are in no sitemap. */
function removedPagesOf({ kind, id, shown, pagesIn, ...now }: ChangedListing): RemovedPage[] {
  const area = (now.after ?? now.closed)?.area;
  const listed = shown.flatMap((one) =>
    one && one.area !== area
      ? [{ path: one.path, sitemap: listingMap(one.area, kind, one.code) }]
      : [],
  );
  const others = pagesIn
    .filter((one) => one !== area)
    .map((one) => ({ path: detailPath(one, kind, id), sitemap: null }))
    .filter(({ path }) => !listed.some((one) => one.path === path));
  return [...listed, ...others];
}

/** The lists that gain or lose a listing. */
function shiftedListsOf(changed: ChangedListing): Place[] {
  const places = localitiesOf(changed).map((one) => one && { area: one.area, list: one.list });
  const known = new Set(places.map((place) => place && keyOf(place.area, place.list)));
  return known.size > 1 ? places.filter((place) => place !== null) : [];
}

/** The detail pages of the changed listings that are in a locality now. */
async function* ownPages(
  feed: Feed,
  changed: readonly ChangedListing[],
  place: Locality,
  known: LocalityCache,
): AsyncGenerator<PlannedPage> {
  const { area, list } = place;
  const here = changed.flatMap(({ after }) =>
    after && placeKey(placeOf(after)) === placeKey(place) ? after : [],
  );
  for (const { listing, pages } of here)
    yield pages
      ? detailPage(area, list, listing, pages)
      : await planDetail(feed, area, list, listing, (await known.plan(place)).cards);
}

/** The page of a sold or rented listing. */
async function* ownClosedPage(
  { closed }: ChangedListing,
  known: LocalityCache,
): AsyncGenerator<PlannedPage> {
  if (closed) yield await known.planClosed(closed);
}

/**
 * The detail pages of a locality that show, or must show, a changed listing among the similar ones, and those whose
 * median rate has changed.
 */
async function* similarPages(
  place: Locality,
  known: LocalityCache,
  ids: ReadonlySet<string>,
  isOutdated: IsOutdated,
): AsyncGenerator<PlannedPage> {
  const { area, list } = place;
  const { kind } = LISTS[list];
  const { cards, planned, closed } = await known.plan(place);
  const mustShow = (card: ListingCard): boolean =>
    similarListings(card, cards, []).some(({ _id }) => ids.has(_id));
  const shown = cards.filter((card) => !ids.has(card._id) && mustShow(card));
  yield* planned(shown.map(({ _id }) => _id));
  // Reading the published files takes longer, so the pages above are rendered meanwhile.
  const others = cards.filter((card) => !ids.has(card._id) && !shown.includes(card));
  const outdated = others.filter((card) =>
    isOutdated(detailPath(area, kind, card._id), ids, medianRate(card, cards)),
  );
  yield* planned(outdated.map(({ _id }) => _id));
  for (const listing of await closed()) {
    if (listing.pageEnded || ids.has(listing._id)) continue;
    if (
      mustShow(cardOf(kind, listing)) ||
      isOutdated(detailPath(area, kind, listing._id), ids, null)
    )
      yield await known.planClosed({ area, list, listing });
  }
}

async function* onceEach(
  pages: AsyncIterable<PlannedPage>,
  paths: Set<string>,
): AsyncGenerator<PlannedPage> {
  for await (const page of pages) {
    if (!paths.has(page.path)) yield page;
    paths.add(page.path);
  }
}

/**
 * The pages that changes affect.
 *
 * @param isFront whether the landing and region pages show a changed record
 */
export function affectedPagesOf(
  feed: Feed,
  sizes: PageSizes,
  changed: readonly ChangedListing[],
  isFront: boolean,
  isOutdated: IsOutdated,
  known: LocalityCache,
): AffectedPages {
  const shifted = distinct(changed.flatMap(shiftedListsOf));
  const localities = distinct(changed.flatMap(localitiesOf).filter((place) => place !== null));
  const idsIn = (place: Locality): ReadonlySet<string> =>
    new Set(changed.filter((one) => isInLocality(one, place)).map(({ id }) => id));
  const first = [
    ...localities.map((place) => () => ownPages(feed, changed, place, known)),
    ...changed.map((one) => () => ownClosedPage(one, known)),
    ...affectedListPages(sizes, changed, shifted).map(
      (one) => () => plannedListPage(feed, sizes, one),
    ),
    ...(isFront ? [() => frontPages(feed, sizes)] : []),
  ];
  const rest = [
    ...localities.map((place) => () => similarPages(place, known, idsIn(place), isOutdated)),
    () => nearPages(feed, changed, known),
  ];
  const paths = new Set<string>();
  return {
    removed: changed.flatMap(removedPagesOf),
    first: onceEach(concatStreams(first, STREAMS_AHEAD), paths),
    rest: onceEach(concatStreams(rest, STREAMS_AHEAD), paths),
    shiftedLists: shifted.map((place) => ({ ...place, page: 2 })),
  };
}
