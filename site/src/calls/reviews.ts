import type { Review, ReviewSort } from '../domain';
import { appParameter } from './parameters';
import { post, request } from './request';

/** What reviews are searched by; a key that is not there is not asked. */
export interface ReviewFilters {
  readonly name?: string;
  readonly sortBy?: ReviewSort;
  readonly reviewType?: Review['reviewType'];
  readonly rating?: number;
}

export interface FoundReviews {
  readonly reviews: readonly Review[];
  /** On all pages. */
  readonly count: number;
  readonly limit: number;
}

/** @throws ApiError */
export const searchReviews = (
  values: ReviewFilters,
  paging: { readonly limit: number; readonly offset: number },
  signal?: AbortSignal,
): Promise<FoundReviews> => post('/api/ReviewSearch', { values, ...paging }, signal);

/** The first page of all reviews, newest first. @throws ApiError */
export async function newestReviews(signal: AbortSignal): Promise<readonly Review[]> {
  const { limitReview: limit } = await appParameter(signal);
  return (await searchReviews({}, { limit, offset: 0 }, signal)).reviews;
}

/** What a form about a review sends. */
export type ReviewBody = Readonly<Record<string, string | boolean>>;

/** @throws ApiError */
export async function createReview(body: ReviewBody): Promise<void> {
  await request({ method: 'POST', path: '/api/ReviewCreate', body });
}

/** @throws ApiError */
export async function editReview(id: string, body: ReviewBody): Promise<void> {
  await request({ method: 'PUT', path: `/api/ReviewEdit/${encodeURIComponent(id)}`, body });
}

/** Deletes it with its picture. @throws ApiError */
export async function deleteReview(id: string): Promise<void> {
  await request({ method: 'PUT', path: `/api/ReviewDelete/${encodeURIComponent(id)}` });
}
