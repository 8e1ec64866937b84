import { byPosition } from '../domain';
import type { Award, Overview, Review, StoredRecord } from '../domain';
import { searchAwards } from './awards';
import type { ImagesChange } from './changes';
import { searchOverviews } from './overviews';
import { searchReviews } from './reviews';
import type { ApplyChange } from './use-current';

const without = <T extends StoredRecord>(shown: readonly T[], id: string): readonly T[] =>
  shown.filter(({ _id }) => _id !== id);

function withImage(award: Award, { id, images }: ImagesChange): Award {
  if (award._id !== id) return award;
  const image = images.at(-1) ?? null;
  return { ...award, image, img: image?.path ?? null };
}

/** The awards after a change. @throws ApiError */
export const applyAwardChange: ApplyChange<'awards', readonly Award[]> = async (
  shown,
  change,
  signal,
) => {
  if (change === 'ask') return await searchAwards(signal);
  if ('images' in change) return shown.map((award) => withImage(award, change));
  if ('gone' in change) return without(shown, change.gone);
  return [...without(shown, change.record._id), change.record].sort(byPosition);
};

/** The overviews after a change. @throws ApiError */
export const applyOverviewChange: ApplyChange<'overviews', readonly Overview[]> = async (
  shown,
  change,
  signal,
) => {
  if (change === 'ask') return await searchOverviews(signal);
  if ('gone' in change) return without(shown, change.gone);
  return [...without(shown, change.record._id), change.record].sort(byPosition);
};

/** A review among the newest ones, where it is one of them and everybody may see it. */
function withReview(shown: readonly Review[], review: Review, limit: number): readonly Review[] {
  const others = without(shown, review._id);
  const oldest = others.at(-1);
  const isNew = others.length === shown.length;
  const isTooOld = isNew && oldest !== undefined && review.createdAt < oldest.createdAt;
  if (review.hidden === true || isTooOld) return others;
  return [...others, review].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, limit);
}

/** The newest reviews after a change. @param limit how many are shown @throws ApiError */
export const applyReviewChange =
  (limit: number): ApplyChange<'reviews', readonly Review[]> =>
  async (shown, change, signal) => {
    if (change === 'ask') {
      const { reviews } = await searchReviews({}, { limit, offset: 0 }, signal);
      return reviews.filter(({ hidden }) => hidden !== true);
    }
    return 'gone' in change ? without(shown, change.gone) : withReview(shown, change.record, limit);
  };
