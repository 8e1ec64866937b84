import type { Review } from '../../domain';
import { withChange } from '../../requests/changes';
import type { ApplyChange } from '../../requests/use-current';
import { searchReviews } from './requests';

/** Inserts a review into the newest ones, if it is public and new enough. */
function withReview(shown: readonly Review[], review: Review, limit: number): readonly Review[] {
  const others = withChange(shown, { deletedId: review._id });
  const oldest = others.at(-1);
  const isNew = others.length === shown.length;
  const isTooOld = isNew && oldest !== undefined && review.createdAt < oldest.createdAt;
  if (review.hidden === true || isTooOld) return others;
  return [...others, review].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, limit);
}

/** Returns the newest reviews after a change. @param limit the number of reviews shown @throws ApiError */
export const applyReviewChange =
  (limit: number): ApplyChange<'reviews', readonly Review[]> =>
  async (shown, change, signal) => {
    if (change === 'refetch') {
      const { reviews } = await searchReviews({}, { limit, offset: 0 }, signal);
      return reviews.filter(({ hidden }) => hidden !== true);
    }
    return 'deletedId' in change
      ? withChange(shown, change)
      : withReview(shown, change.record, limit);
  };
