import { labels } from '../support/labels';
import { ALL_LISTS } from '../support/lists';
import { searchTexts } from './model';

const TITLES = {
  RS: 'Search Residential Property Available for Sale',
  RR: 'Search Residential Property Available for Rent',
  CS: 'Search Commercial Property Available for Sale',
  CR: 'Search Commercial Property Available for Rent',
} as const;

/** The labels of the eight searches. Their filters and options come from the model. */
export const SEARCHES = ALL_LISTS.flatMap(({ area, list }) =>
  labels(
    [`the search ${area} ${list}` as const],
    [
      TITLES[list],
      '# Leave All Field Blank (Clear Values) to View All Available Properties',
      ...['Cancel', 'Clear Values', 'Search'],
      ...searchTexts(area, list),
    ],
  ),
);
