import type { Review, ReviewSort } from '../domain';
import { appParameter } from './parameters';
import { orNull } from './or-null';
import { has, isNumber, isRecord, isSuccess, listOf, oneOf } from './promised';
import { get, post, request } from './request';

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

const FOUND = has({ reviews: listOf(isRecord), count: isNumber });
const ONE = has({ review: isRecord });
const CREATED = has({ msg: oneOf('success'), review: isRecord });

/** @throws ApiError */
export const searchReviews = (
  values: ReviewFilters,
  paging: { readonly limit: number; readonly offset: number },
  signal?: AbortSignal,
): Promise<FoundReviews> => post('/api/ReviewSearch', { values, ...paging }, FOUND, signal);

/** The first page of all reviews, newest first. @throws ApiError */
export async function newestReviews(signal: AbortSignal): Promise<readonly Review[]> {
  const { limitReview: limit } = await appParameter(signal);
  return (await searchReviews({}, { limit, offset: 0 }, signal)).reviews;
}

/** What a form about a review sends. */
export type ReviewBody = Readonly<Record<string, string | boolean>>;

/** As it is now; null where it is gone. @throws ApiError */
export const findReview = (id: string): Promise<Review | null> =>
  orNull(async () => {
    const path = `/api/ReviewDetail/${encodeURIComponent(id)}`;
    return (await get<{ readonly review: Review }>(path, ONE)).review;
  });

/** Creates one, once for each key. @returns it; of a key that was sent before, what the first try has made. @throws ApiError */
export async function createReview(body: ReviewBody, creationKey: string): Promise<Review> {
  const path = '/api/ReviewCreate';
  const asked = { method: 'POST', path, body, creationKey, promised: CREATED } as const;
  return (await request<{ readonly review: Review }>(asked)).body.review;
}

/** What is not sent stays as it is. @throws ApiError */
export async function editReview(id: string, body: Partial<ReviewBody>): Promise<void> {
  const path = `/api/ReviewEdit/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, body, promised: isSuccess });
}

/** Deletes it with its picture. @throws ApiError */
export async function deleteReview(id: string): Promise<void> {
  const path = `/api/ReviewDelete/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, promised: isSuccess });
}
