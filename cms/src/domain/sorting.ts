/** The orders that a list may come in. */
export const SORTINGS = ['none', 'Demand-Low To High', 'Demand-High To Low', 'Sector'] as const;
export type Sorting = (typeof SORTINGS)[number];

export type FilterValue = string | number | readonly string[];

/** A search as it will be asked: the sort order, and a value for each filter that is on. */
export interface Search {
  readonly sorting: Sorting;
  readonly filters: Readonly<Record<string, FilterValue>>;
}

export const EMPTY_SEARCH: Search = { sorting: 'none', filters: {} };
