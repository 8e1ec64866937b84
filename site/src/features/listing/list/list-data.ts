import type { CardListing } from '../card/card-listing';

/** One page of a list. */
export interface ListData {
  readonly lists: readonly CardListing[];
  /** How many listings there are on all pages. */
  readonly count: number;
  /** How many a page has. */
  readonly limit: number;
  /** From 1. */
  readonly page: number;
}

/** A filter that is on, or what was left out, as its chip says it. */
export interface ActiveFilter {
  readonly label: string;
  readonly value: string;
  /** The query of the same search without it. */
  readonly without: string;
}
