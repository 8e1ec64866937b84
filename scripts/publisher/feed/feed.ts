import type { Change } from '../../../cms/src/documents/change-log';
import type {
  AppParameter,
  Area,
  ClosedListing,
  EditorialName,
  EditorialRecord,
  Kind,
  Listing,
  ListingCard,
  ListKey,
  Rating,
  Review,
} from '../../lib/domain';
import type { PageSizes } from './page-sizes';

export type Order = 'newest' | 'locality';

/** The active listings of one list at one moment: their number, and a stream of all of them. */
export interface ListingStream<L = Listing> {
  readonly count: number;
  readonly listings: AsyncIterable<L>;
}

/** A sold or rented listing and its place. */
export interface ClosedPlace {
  readonly listing: ClosedListing;
  readonly area: Area;
  readonly list: ListKey;
}

/** Some listings of a list, and the number of all its listings. */
export interface ListPage {
  readonly count: number;
  readonly listings: readonly ListingCard[];
}

export interface ReviewsPage {
  readonly reviews: readonly Review[];
  readonly count: number;
  readonly limit: number;
  /** The rating from all reviews; null if there are none. */
  readonly rating: Rating | null;
}

/** What a listing's own page shows beside it, and its page of the list. */
export interface OwnPages {
  readonly similar: readonly ListingCard[];
  readonly median: number | null;
  readonly page: ListPage;
}

/** An active listing and its position: the number of newer listings in its list. */
export interface PlacedListing {
  readonly listing: Listing;
  readonly area: Area;
  readonly list: ListKey;
  readonly position: number;
  /** Its pages, if the CMS has sent them with the change. */
  readonly pages?: OwnPages;
}

/** A position in a list's listings, ordered by price, then `_id`. */
export interface PricePlace {
  readonly area: Area;
  readonly list: ListKey;
  readonly price: number;
  readonly id: string;
}

/** A listing near a position in the order of prices. */
export interface NearListing {
  readonly listing: ListingCard;
  /** The number of listings in its locality and list. Counting stops at one more than the page shows as similar. */
  readonly inLocality: number;
}

export interface ContentState {
  /** The revision of the last committed write. */
  readonly revision: number;
  /** The id of the CMS's database. */
  readonly instance: string;
  /** The change log may lack entries up to this revision; 0 if it is complete. */
  readonly pruned: number;
}

export interface Changes extends ContentState {
  readonly changes: readonly Change[];
  /** The changed listings that are active, if the sizes of pages were given and the listings are few. */
  readonly listings: readonly PlacedListing[];
}

/** All content of the CMS that the rendered pages show. */
export interface Feed {
  state(): Promise<ContentState>;
  /** The writes after a revision. The response may be incomplete, and has at most the `most` first writes. */
  changes(after: number, most?: number, sizes?: PageSizes): Promise<Changes>;
  /** The number of active listings in a list. */
  count(area: Area, list: ListKey): Promise<number>;
  /** A listing by its `_id`; null if it does not exist or is not active. */
  listing(kind: Kind, id: string): Promise<PlacedListing | null>;
  /** A sold or rented listing by its `_id`; null if it is not closed. */
  closed(kind: Kind, id: string): Promise<ClosedPlace | null>;
  /** The sold and rented listings of a list by locality, or of one locality. */
  closedListings(
    area: Area,
    list: ListKey,
    locality?: string,
  ): Promise<ListingStream<ClosedListing>>;
  /** The listings of one locality of a list, oldest first. */
  neighbours(area: Area, list: ListKey, locality: string): Promise<readonly ListingCard[]>;
  /** Active listings of a list by their `_id`s. */
  listingsById(area: Area, list: ListKey, ids: readonly string[]): Promise<readonly Listing[]>;
  /**
   * The listings around a position in the order of prices: at most `reach` before it, the one at it, `reach` after it.
   */
  near(place: PricePlace, reach: number): Promise<readonly NearListing[]>;
  /**
   * The sold and rented listings that have an active one at this position among their own near ones, if their page
   * shows. There may be more.
   */
  nearClosed(place: PricePlace, reach: number): Promise<readonly NearListing[]>;
  /** One page (from 1) of a list, newest first. */
  listPage(area: Area, list: ListKey, page: number, limit: number): Promise<ListPage>;
  listings(area: Area, list: ListKey, order: Order): Promise<ListingStream>;
  appParameter(): Promise<AppParameter>;
  /** All records of an editorial type, by position, then newest. */
  editorial(type: EditorialName): Promise<readonly EditorialRecord[]>;
  /** The first `limit` reviews, newest first, with the count and the rating of all reviews. */
  reviews(limit: number): Promise<ReviewsPage>;
}
