import { forbidden } from '../../../http/errors';
import { can } from '../../../domain';
import type { Action } from '../../../domain';
import { storedRecord } from '../../../documents/records';
import type { SignedIn } from '../../../sessions/caller';
import { review } from '../resource';
import type { StoredReview } from './present';

/** The relations that are read with a review. */
export const POPULATE = { author: { select: ['documentId'] }, picture: true };

/** The query condition of visible reviews. Only staff and the author can see a hidden review. */
export function visibleTo(caller: SignedIn | null): object {
  if (can(caller, 'see every review')) return {};
  return caller ? { $or: [{ hidden: false }, { author: { id: caller.id } }] } : { hidden: false };
}

/** A review that the caller can see. @throws 404 */
export const storedReview = (id: string, caller: SignedIn | null) =>
  storedRecord<StoredReview>(strapi, review, id, POPULATE, visibleTo(caller));

/** A review that the caller can change: the caller's own, or any with the right for the action. @throws 404, 403 */
export async function reviewFor(
  id: string,
  caller: SignedIn,
  ofAnyone: Action,
): Promise<StoredReview> {
  const review = await storedReview(id, caller);
  const isOwn = review.author?.documentId === caller.documentId;
  if (!isOwn && !can(caller, ofAnyone)) throw forbidden();
  return review;
}
