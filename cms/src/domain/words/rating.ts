import type { Review } from '../wire';

/** What a review gives, from the least to the most. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** As forms offer it: `4 Star`. */
export const ratingText = (rating: number): string => `${String(rating)} Star`;

/** What all reviews together give: as search engines are told. */
export interface Rating {
  /** To one decimal. */
  readonly average: number;
  readonly count: number;
}

/** The average of reviews; null where there is none. */
export function ratingOf(reviews: readonly Pick<Review, 'rating'>[]): Rating | null {
  const count = reviews.length;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count };
}
