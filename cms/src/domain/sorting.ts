/** The sort orders of a list. */
export const SORTINGS = [
  'none',
  'Demand-Low To High',
  'Demand-High To Low',
  'Sector',
  'Biggest reduction',
] as const;
export type Sorting = (typeof SORTINGS)[number];

export type FilterValue = string | number | readonly string[];

/** The minimum, the maximum and the default of the number of records in a page of a list. */
export const PAGE = { least: 1, most: 100, standard: 10 } as const;

/** A valid search: the sort order, and a value for each active filter. */
export interface Search {
  readonly sorting: Sorting;
  readonly filters: Readonly<Record<string, FilterValue>>;
}

export const EMPTY_SEARCH: Search = { sorting: 'none', filters: {} };
