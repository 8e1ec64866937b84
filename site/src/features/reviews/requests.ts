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

const FOUND = hasFields({ reviews: listOf(isRecord), count: isNumber });
const ONE = hasFields({ review: isRecord });
const CREATED = hasFields({ msg: oneOf('success'), review: isRecord });

/** @throws ApiError */
export const searchReviews = (
  values: ReviewFilters,
  paging: { readonly limit: number; readonly offset: number },
  signal?: AbortSignal,
): Promise<FoundReviews> => post('/api/ReviewSearch', { values, ...paging }, FOUND, signal);

/** What a form about a review sends. */
export type ReviewBody = Readonly<Record<string, string | boolean>>;

/** As it is now; null where it is gone. @throws ApiError */
export const findReview = (id: string, signal?: AbortSignal): Promise<Review | null> =>
  nullIfNotFound(async () => {
    const path = `/api/ReviewDetail/${encodeURIComponent(id)}`;
    return (await get<{ readonly review: Review }>(path, ONE, signal)).review;
  });

/** Creates one, once for each key. @returns it; of a key that was sent before, what the first try has made. @throws ApiError */
export async function createReview(body: ReviewBody, idempotencyKey: string): Promise<Review> {
  const path = '/api/ReviewCreate';
  const asked = { method: 'POST', path, body, idempotencyKey, expects: CREATED } as const;
  const { review } = (await request<{ readonly review: Review }>(asked)).body;
  notifyChange('reviews', { record: review });
  return review;
}

/** What is not sent stays as it is. @throws ApiError */
export async function editReview(id: string, body: Partial<ReviewBody>): Promise<void> {
  const path = `/api/ReviewEdit/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, body, expects: isSuccess });
}

/** Looks at what an edit or another picture has made of a review, and tells it. @throws ApiError */
export async function renewReview(id: string, signal: AbortSignal): Promise<void> {
  const review = await findReview(id, signal);
  notifyChange('reviews', review ? { record: review } : { deletedId: id });
}

/** Deletes it with its picture. @throws ApiError */
export async function deleteReview(id: string): Promise<void> {
  const path = `/api/ReviewDelete/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, expects: isSuccess });
  notifyChange('reviews', { deletedId: id });
}
