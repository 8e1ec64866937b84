import type { Changes } from '../../requests/changes';
import type { FoundReviews, ReviewFilters } from './requests';
import type { Review } from '../../domain';

/** The loaded pages of a search. */
export interface ShownReviews extends FoundReviews {
  readonly filters: ReviewFilters;
  /** The offset of the next page. */
  readonly asked: number;
}

/** Removes duplicates: a review that moved to another page between two requests is shown once, in its last version. */
const once = (reviews: readonly Review[]): readonly Review[] => [
  ...new Map(reviews.map((review) => [review._id, review])).values(),
];

/** Adds one more page. */
export const withPage = (shown: ShownReviews, { reviews, count }: FoundReviews): ShownReviews => ({
  ...shown,
  count,
  asked: shown.asked + shown.limit,
  reviews: once([...shown.reviews, ...reviews]),
});

/** Applies a change to the loaded reviews. A new review is not inserted: the CMS decides its position. */
export function afterChange(shown: ShownReviews, change: Changes['reviews']): ShownReviews {
  if (change === 'refetch') return shown;
  const id = 'deletedId' in change ? change.deletedId : change.record._id;
  const { reviews } = shown;
  if (reviews.every(({ _id }) => _id !== id)) return shown;
  if ('deletedId' in change) {
    return {
      ...shown,
      count: shown.count - 1,
      asked: shown.asked - 1,
      reviews: reviews.filter(({ _id }) => _id !== id),
    };
  }
  return {
    ...shown,
    reviews: reviews.map((review) => (review._id === id ? change.record : review)),
  };
}
