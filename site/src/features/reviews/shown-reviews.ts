import type { Changes } from '../../requests/changes';
import type { FoundReviews, ReviewFilters } from './requests';
import type { Review } from '../../domain';

/** The reviews as far as they are shown: pages of those that are searched for. */
export interface ShownReviews extends FoundReviews {
  readonly filters: ReviewFilters;
  /** How many of those that the CMS has are asked for already: the next page begins there. */
  readonly asked: number;
}

/** A review that came to stand on two pages is shown once, as it came last. */
const once = (reviews: readonly Review[]): readonly Review[] => [
  ...new Map(reviews.map((review) => [review._id, review])).values(),
];

/** With one page more. */
export const withPage = (shown: ShownReviews, { reviews, count }: FoundReviews): ShownReviews => ({
  ...shown,
  count,
  asked: shown.asked + shown.limit,
  reviews: once([...shown.reviews, ...reviews]),
});

/** After a change of one of them: it stays in its place, or leaves it. A new one is not put in: where it belongs, the CMS says. */
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
