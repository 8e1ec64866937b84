/** The sort orders of a list. */
export const SORTINGS = ['none', 'Demand-Low To High', 'Demand-High To Low', 'Sector'] as const;
export type Sorting = (typeof SORTINGS)[number];

export type FilterValue = string | number | readonly string[];

/** A valid search: the sort order, and a value for each active filter. */
export interface Search {
  readonly sorting: Sorting;
  readonly filters: Readonly<Record<string, FilterValue>>;
}

export const EMPTY_SEARCH: Search = { sorting: 'none', filters: {} };
