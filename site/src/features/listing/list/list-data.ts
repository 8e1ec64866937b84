import type { CardListing } from '../card/card-listing';

/** One page of a list. */
export interface ListData {
  readonly lists: readonly CardListing[];
  /** The number of listings on all pages. */
  readonly count: number;
  /** The number of listings per page. */
  readonly limit: number;
  /** The page number, from 1. */
  readonly page: number;
}

/** The text of a chip: an active filter, or an ignored one. */
export interface ActiveFilter {
  readonly label: string;
  readonly value: string;
  /** The query of the same search without this filter. */
  readonly without: string;
}
