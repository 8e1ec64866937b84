import { trimmed } from './field-types/rule';
import type { Outcome } from './field-rules';
import { parseFilters, RECORD_RULES } from './record-rules';

export const REVIEW_SORTS = ['Newest', 'Oldest', 'Highest Rating', 'Lowest Rating'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The parameters of a review search; null means not filtered. */
export interface ReviewSearch {
  readonly sortBy: ReviewSort;
  readonly name: string | null;
  readonly reviewType: string | null;
  readonly rating: number | null;
}

const { name, reviewType, rating } = RECORD_RULES.review.fields;
/** The filters of a review search. */
export const REVIEW_FILTERS = { name, reviewType, rating };
const isSort = (value: unknown): value is ReviewSort => REVIEW_SORTS.some((one) => one === value);

/** Parses a review search's `values`. An invalid value is an error of its key. */
export function parseReviewSearch(
  values: Readonly<Record<string, unknown>>,
): Outcome<ReviewSearch> {
  const { values: filters, errors } = parseFilters(REVIEW_FILTERS, values);
  const sortBy = trimmed(values.sortBy) ?? 'Newest';
  if (!isSort(sortBy)) errors.sortBy = `Sort By must be one of: ${REVIEW_SORTS.join(', ')}`;
  return Object.keys(errors).length > 0 || !isSort(sortBy)
    ? { ok: false, errors }
    : { ok: true, value: { ...(filters as unknown as Omit<ReviewSearch, 'sortBy'>), sortBy } };
}
