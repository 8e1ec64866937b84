import {
  AREAS,
  EDITORIAL,
  EDITORIAL_NAMES,
  LISTS,
  MOST_SIMILAR,
  REGION_LISTS,
  regionPath,
} from '../../lib/domain';
import type { Area, Listing, ListKey } from '../../lib/domain';
import { callName } from './answers';
import { cardOf } from './card';
import type { Feed } from '../feed/feed';
import type { PageSizes } from '../feed/page-sizes';
import { listPage, pagesOf, planClosed, planDetail } from './planned-page';
import type { PlannedPage } from './planned-page';
import { SITE_MAP } from './sitemap';

/** The queries of a full publish to the CMS. */
export type PlanFeed = Pick<
  Feed,
  'closedListings' | 'count' | 'editorial' | 'listings' | 'near' | 'neighbours' | 'reviews'
>;

export interface Plan {
  /** The number of pages, unless listings are added or removed meanwhile. */
  readonly total: number;
  /** The details first, then the lists that link to them, then the pages that link to the lists. */
  readonly pages: AsyncIterable<PlannedPage>;
}

/** Plans every page that shows listings or other content that can change without a build. */
export async function planSite(feed: PlanFeed, sizes: PageSizes): Promise<Plan> {
  const listed = await Promise.all(
    REGION_LISTS.map(async ({ area, list }) => {
      const count = await feed.count(area, list);
      const closed = await feed.closedListings(area, list);
      return count + closed.count + pagesOf(count, sizes[LISTS[list].limitKey]);
    }),
  );
  return {
    total: listed.reduce((sum, n) => sum + n, 1 + AREAS.length),
    pages: sitePages(feed, sizes),
  };
}

async function* sitePages(feed: PlanFeed, sizes: PageSizes): AsyncGenerator<PlannedPage> {
  for (const { area, list } of REGION_LISTS) yield* detailPages(feed, area, list);
  for (const { area, list } of REGION_LISTS) yield* closedPages(feed, area, list);
  for (const { area, list } of REGION_LISTS) {
    yield* listPages(feed, area, list, sizes[LISTS[list].limitKey]);
  }
  yield* frontPages(feed, sizes);
}

/** The details of a list, one locality after the other, so that only one locality's listings are in memory. */
export async function* detailPages(
  feed: PlanFeed,
  area: Area,
  list: ListKey,
): AsyncGenerator<PlannedPage> {
  const { kind } = LISTS[list];
  const { listings } = await feed.listings(area, list, 'locality');
  for await (const neighbours of groupsOf(listings, (a, b) => a.locality === b.locality)) {
    const cards = neighbours.map((listing) => cardOf(kind, listing));
    if (cards.length > MOST_SIMILAR) {
      for (const property of neighbours) yield await planDetail(feed, area, list, property, cards);
      continue;
    }
    // Each plan queries the CMS.
    yield* await Promise.all(
      neighbours.map((property) => planDetail(feed, area, list, property, cards)),
    );
  }
}

/** The pages of a list's sold and rented listings, one locality after the other. */
export async function* closedPages(
  feed: Pick<PlanFeed, 'closedListings' | 'near' | 'neighbours'>,
  area: Area,
  list: ListKey,
): AsyncGenerator<PlannedPage> {
  const { listings } = await feed.closedListings(area, list);
  for await (const some of groupsOf(listings, (a, b) => a.locality === b.locality)) {
    const isShown = some.some(({ pageEnded }) => !pageEnded);
    const cards = isShown ? await feed.neighbours(area, list, String(some[0]?.locality)) : [];
    for (const one of some) yield await planClosed(feed, area, list, one, cards);
  }
}

/** The pages of a list: as many as its count requires, even if listings are removed during reading. */
export async function* listPages(
  feed: PlanFeed,
  area: Area,
  list: ListKey,
  limit: number,
): AsyncGenerator<PlannedPage> {
  const { count, listings } = await feed.listings(area, list, 'newest');
  const last = pagesOf(count, limit);
  const chunks = chunksOf(listings, limit);
  for (let page = 1; page <= last; page += 1) {
    const chunk: readonly Listing[] = (await chunks.next()).value ?? [];
    const cards = chunk.map((listing) => cardOf(LISTS[list].kind, listing));
    yield listPage(area, list, page, { listings: cards, count, limit });
  }
  await chunks.return(undefined);
}

/** The regions' pages, then the landing page. */
export async function* frontPages(feed: PlanFeed, sizes: PageSizes): AsyncGenerator<PlannedPage> {
  const [reviews, ...editorial] = await Promise.all([
    feed.reviews(sizes.limitReview),
    ...EDITORIAL_NAMES.map((type) => feed.editorial(type)),
  ]);
  const answers = {
    [callName('reviews')]: reviews,
    ...Object.fromEntries(
      EDITORIAL_NAMES.map((type, at) => [callName(EDITORIAL[type].list), editorial[at]]),
    ),
  };
  const front = (path: string) => ({ path, answers, lastModified: null, sitemap: SITE_MAP });
  for (const area of AREAS) yield front(regionPath(area));
  yield front('/');
}

async function* groupsOf<T>(
  items: AsyncIterable<T>,
  together: (a: T, b: T) => boolean,
): AsyncGenerator<T[], undefined> {
  let group: T[] = [];
  for await (const item of items) {
    const [first] = group;
    if (first !== undefined && !together(first, item)) {
      yield group;
      group = [];
    }
    group.push(item);
  }
  if (group.length > 0) yield group;
}

async function* chunksOf<T>(
  items: AsyncIterable<T>,
  size: number,
): AsyncGenerator<T[], undefined, undefined> {
  let chunk: T[] = [];
  for await (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
