import type {
  Area,
  EDITORIAL,
  EditorialName,
  EditorialRecord,
  Kind,
  Listing,
  ListingCard,
  ListKey,
  Rating,
  Review,
} from '../domain';

/**
 * One function for each editorial type, named after its list, as `awards`. It returns all records by position, then
 * newest first.
 */
type EditorialSource = {
  readonly [N in EditorialName as (typeof EDITORIAL)[N]['list']]: () => Promise<
    EditorialRecord<N>[]
  >;
};

/** The data of server-rendered pages. */
export interface Source extends EditorialSource {
  /** A page (from 1) of a list without filters, newest first; null if it does not exist (page 1 always exists). */
  listPage(area: Area, list: ListKey, page: number): Promise<ListPage | null>;
  /**
   * A listing and up to six similar ones, or the place of one whose page has ended; null if it does not exist, or is
   * neither on offer nor closed.
   */
  listing(area: Area, kind: Kind, id: string): Promise<ListingPage | GonePage | null>;
  /** The first page of all reviews, newest first, with their rating. */
  reviews(): Promise<ReviewPage>;
}

interface ListPage {
  readonly lists: ListingCard[];
  readonly count: number;
  readonly limit: number;
}

export interface ListingPage {
  readonly property: Listing;
  readonly similar: ListingCard[];
  /** See `medianRate`. */
  readonly median: number | null;
}

/** The place of a listing that was sold or rented too long ago. */
export interface GonePage {
  readonly property: null;
  readonly list: ListKey;
  readonly locality: string | null;
}

export interface ReviewPage {
  readonly reviews: Review[];
  readonly count: number;
  readonly limit: number;
  /** The rating of all reviews; null if there are none. */
  readonly rating: Rating | null;
}
