import type { ComponentType } from 'react';
import type { Area } from '../../../domain';
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

/** The listings of a page, for the view that shows them: cards, or staff's table. */
export interface ResultsProps {
  readonly area: Area;
  readonly data: ListData;
  /** The list's own address, for the back link of a listing's page. */
  readonly address: string;
  /** The address of another page. */
  readonly hrefOf: (page: number) => string;
  /** Whether these listings belong to an earlier search. */
  readonly isWaiting: boolean;
  readonly isLoading: boolean;
}

/** What shows a list to staff in place of the cards. */
export interface TableView {
  readonly Table: ComponentType<ResultsProps>;
  /** The number of listings per page. */
  readonly rows: number;
}
