/** The ratings of a review, ascending. They are not in the file of the rules, so that pages do not load yup. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** The label of a rating in forms: `4 Star`. */
export const ratingText = (rating: number): string => `${String(rating)} Star`;

/** The rating of all reviews together, for structured data. */
export interface Rating {
  /** Rounded to one decimal. */
  readonly average: number;
  readonly count: number;
}

/** The average rating of reviews; null if there are no reviews. */
export function ratingOf(reviews: readonly { readonly rating: number }[]): Rating | null {
  const count = reviews.length;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count };
}
