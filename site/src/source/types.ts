import type {
  Area,
  Award,
  Kind,
  Listing,
  ListingCard,
  ListKey,
  Overview,
  Rating,
  Review,
} from '../domain';

/** Where the pages that are rendered by themselves get their data. */
export interface Source {
  /** One page (from 1) of a list without filters, newest first; null where there is no such page (page 1 always exists). */
  listPage(area: Area, list: ListKey, page: number): Promise<ListPage | null>;
  /** A property and the up to six similar ones; null where it is not there or not active. */
  listing(area: Area, kind: Kind, id: string): Promise<ListingPage | null>;
  /** By position, then newest. */
  overviews(): Promise<Overview[]>;
  /** By position, then newest. */
  awards(): Promise<Award[]>;
  /** The first page of all reviews, newest first, and what all of them give. */
  reviews(): Promise<ReviewPage>;
}

export interface ListPage {
  readonly lists: ListingCard[];
  readonly count: number;
  readonly limit: number;
}

export interface ListingPage {
  readonly property: Listing;
  readonly similar: ListingCard[];
}

export interface ReviewPage {
  readonly reviews: Review[];
  readonly count: number;
  readonly limit: number;
  /** Of all reviews; null where there is none. */
  readonly rating: Rating | null;
}
