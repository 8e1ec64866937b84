import type { Review, ReviewSort } from '../../domain';
import { notifyChange } from '../../requests/changes';
import { nullIfNotFound } from '../../requests/api-error';
import {
  hasFields,
  isNumber,
  isRecord,
  isSuccess,
  listOf,
  oneOf,
} from '../../requests/answer-guards';
import { get, post, request } from '../../requests/request';

/** The filters of a search; a missing key does not filter. */
export interface ReviewFilters {
  readonly name?: string;
  readonly sortBy?: ReviewSort;
  readonly reviewType?: Review['reviewType'];
  readonly rating?: number;
}

export interface FoundReviews {
  readonly reviews: readonly Review[];
  /** The number of reviews on all pages. */
  readonly count: number;
  readonly limit: number;
}

const FOUND = hasFields({ reviews: listOf(isRecord), count: isNumber });
const ONE = hasFields({ review: isRecord });
const CREATED = hasFields({ msg: oneOf('success'), review: isRecord });

/** @throws ApiError */
export const searchReviews = (
  values: ReviewFilters,
  paging: { readonly limit: number; readonly offset: number },
  signal?: AbortSignal,
): Promise<FoundReviews> => post('/api/ReviewSearch', { values, ...paging }, FOUND, signal);

export type ReviewBody = Readonly<Record<string, string | boolean>>;

/** Fetches the current review; null if it does not exist. @throws ApiError */
export const findReview = (id: string, signal?: AbortSignal): Promise<Review | null> =>
  nullIfNotFound(async () => {
    const path = `/api/ReviewDetail/${encodeURIComponent(id)}`;
    return (await get<{ readonly review: Review }>(path, ONE, signal)).review;
  });

/**
 * Creates a review, once for each key.
 * @returns the review; for a key that was already sent, the review of the first attempt
 * @throws ApiError
 */
export async function createReview(body: ReviewBody, idempotencyKey: string): Promise<Review> {
  const path = '/api/ReviewCreate';
  const asked = { method: 'POST', path, body, idempotencyKey, expects: CREATED } as const;
  const { review } = (await request<{ readonly review: Review }>(asked)).body;
  notifyChange('reviews', { record: review });
  return review;
}

/** Changes only the given fields. @throws ApiError */
export async function editReview(id: string, body: Partial<ReviewBody>): Promise<void> {
  const path = `/api/ReviewEdit/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, body, expects: isSuccess });
}

/** Fetches a review after an edit or a new picture, and notifies other components of it. @throws ApiError */
export async function renewReview(id: string, signal: AbortSignal): Promise<void> {
  const review = await findReview(id, signal);
  notifyChange('reviews', review ? { record: review } : { deletedId: id });
}

/** Deletes a review with its picture. @throws ApiError */
export async function deleteReview(id: string): Promise<void> {
  const path = `/api/ReviewDelete/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, expects: isSuccess });
  notifyChange('reviews', { deletedId: id });
}
