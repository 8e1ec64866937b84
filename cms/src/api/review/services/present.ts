import { can } from '../../../domain';
import type { Review } from '../../../domain';
import type { Media } from '../../../media/present-picture';
import type { SignedIn } from '../../../sessions/caller';

/** A review in the result of Strapi's query, with its author and picture. */
export interface StoredReview {
  readonly documentId: string;
  readonly name: string;
  readonly rating: number;
  readonly review: string;
  readonly reviewReply: string | null;
  readonly reviewType: 'Text' | 'Video';
  readonly videoPath: string | null;
  readonly reviewedAt: string;
  readonly hidden: boolean;
  readonly phone: string | null;
  readonly picture: Media | null;
  readonly author: { readonly documentId: string } | null;
}

/** The review for the API's response. Only staff and the author get `phone` and `hidden`. */
export function presentReview(review: StoredReview, caller: SignedIn | null): Review {
  const userId = review.author?.documentId ?? null;
  const isOwn = caller !== null && caller.documentId === userId;
  const { hidden, phone } = review;
  return {
    _id: review.documentId,
    createdAt: new Date(review.reviewedAt).toISOString(),
    userId,
    name: review.name,
    rating: review.rating,
    review: review.review,
    reviewReply: review.reviewReply,
    reviewType: review.reviewType,
    videoPath: review.videoPath,
    img: review.picture?.url ?? null,
    ...((isOwn || can(caller, 'see every review')) && { hidden, phone }),
  };
}
