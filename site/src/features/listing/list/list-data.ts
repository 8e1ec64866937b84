import type { CardListing } from '../card/card-listing';

/** One page of a list. */
export interface ListData {
  readonly lists: readonly CardListing[];
  /** The number of listings on all pages. */
  readonly count: number;
  /** How many a page has. */
  readonly limit: number;
  /** From 1. */
  readonly page: number;
}

/** An active filter, or an ignored one, as its chip shows it. */
export interface ActiveFilter {
  readonly label: string;
  readonly value: string;
  /** The query of the same search without it. */
  readonly without: string;
}
