import {
  detailPath,
  listPath,
  LISTS,
  medianRate,
  MOST_SIMILAR,
  priceOf,
  SIMILAR_REACH,
  similarListings,
  withoutOffer,
} from '../../lib/domain';
import type { Area, ClosedListing, Kind, Listing, ListingCard, ListKey } from '../../lib/domain';
import { callName } from './answers';
import type { Answers } from './answers';
import type { Feed, ListPage, OwnPages } from '../feed/feed';
import { listingMap, listMap } from './sitemap';

/** A page to be rendered. */
export interface PlannedPage {
  readonly path: string;
  /** The kind of the page's listings; undefined for the landing and region pages. */
  readonly kind?: Kind;
  /** The `_id` of the listing whose detail page this is. */
  readonly record?: string;
  readonly answers: Answers;
  /** The time of the content's last change, ISO 8601; null if unknown. */
  readonly lastModified: string | null;
  /** The sitemap that lists the page. */
  readonly sitemap: string;
  /** Whether the sitemap must not list the page. */
  readonly isUnlisted?: true;
}

/** The number of pages of a list with this many listings; the first page always exists. */
export const pagesOf = (count: number, limit: number): number =>
  Math.max(1, Math.ceil(count / limit));

/** The detail page of a listing: the listing, similar ones and the median rate. */
export function detailPage(
  area: Area,
  list: ListKey,
  property: Listing,
  { similar, median }: Pick<OwnPages, 'similar' | 'median'>,
): PlannedPage {
  const { kind } = LISTS[list];
  const answer = { property, similar, median };
  return {
    path: detailPath(area, kind, property._id),
    kind,
    record: property._id,
    answers: { [callName('listing', area, kind, property._id)]: answer },
    lastModified: property.updatedAt,
    sitemap: listingMap(area, kind, property.code),
  };
}

/**
 * Plans the detail page of a listing.
 * @param neighbours the active listings of its locality in its list
 */
export async function planDetail(
  feed: Pick<Feed, 'near'>,
  area: Area,
  list: ListKey,
  property: Listing,
  neighbours: readonly ListingCard[],
): Promise<PlannedPage> {
  const near = await nearIfFew(feed, area, list, property, neighbours.length - 1);
  const similar = similarListings(property, neighbours, near);
  return detailPage(area, list, property, { similar, median: medianRate(property, neighbours) });
}

/** The listings next in price, if a listing's locality has too few other ones. */
async function nearIfFew(
  feed: Pick<Feed, 'near'>,
  area: Area,
  list: ListKey,
  property: Listing,
  others: number,
): Promise<readonly ListingCard[]> {
  if (others >= MOST_SIMILAR) return [];
  const place = { area, list, price: priceOf(property) ?? 0, id: property._id };
  return (await feed.near(place, SIMILAR_REACH)).map(({ listing }) => listing);
}

/**
 * The page of a sold or rented listing: what it was and similar ones, or that the page has ended.
 * @param neighbours the active listings of its locality in its list
 * @param near the listings next in price, if its locality has too few
 */
export function closedPage(
  area: Area,
  list: ListKey,
  { pageEnded, ...property }: ClosedListing,
  neighbours: readonly ListingCard[],
  near: readonly ListingCard[] = [],
): PlannedPage {
  const { kind } = LISTS[list];
  const { _id: id, code, locality = null } = property;
  const answer = pageEnded
    ? { property: null, list, locality }
    : {
        property: withoutOffer(property),
        similar: similarListings(property, neighbours, near),
        median: null,
      };
  return {
    path: detailPath(area, kind, id),
    kind,
    record: id,
    answers: { [callName('listing', area, kind, id)]: answer },
    lastModified: null,
    sitemap: listingMap(area, kind, code),
    isUnlisted: true,
  };
}

/** Plans the page of a sold or rented listing; see `closedPage`. */
export async function planClosed(
  feed: Pick<Feed, 'near'>,
  area: Area,
  list: ListKey,
  closed: ClosedListing,
  neighbours: readonly ListingCard[],
): Promise<PlannedPage> {
  const near = closed.pageEnded ? [] : await nearIfFew(feed, area, list, closed, neighbours.length);
  return closedPage(area, list, closed, neighbours, near);
}

/** Page n (from 1) of a list. */
export function listPage(
  area: Area,
  list: ListKey,
  page: number,
  shown: ListPage & { readonly limit: number },
): PlannedPage {
  const { listings: lists, count, limit } = shown;
  const { kind } = LISTS[list];
  return {
    path: listPath(area, list, page),
    kind,
    answers: { [callName('listPage', area, list, page)]: { lists, count, limit } },
    lastModified: lists.reduce<string | null>(
      (newest, { updatedAt }) => (newest === null || updatedAt > newest ? updatedAt : newest),
      null,
    ),
    sitemap: listMap(area, list, page),
  };
}
