import type { Call } from '../contract/answer';
import { demand } from '../contract/answer';
import { invalid, notFound } from '../contract/faults';
import { readPaging, readValues } from '../contract/paging';
import { may, readReviewSearch } from '../domain';
import type { ReviewSearch, ReviewSort } from '../domain';
import type { SignedIn } from '../sessions/caller';
import { RECORD_UIDS } from '../uids';
import { presentReview } from './present';
import type { StoredReview } from './present';

const NEWEST = [{ reviewedAt: 'desc' }, { id: 'desc' }];
const ORDERS: Readonly<Record<ReviewSort, readonly object[]>> = {
  Newest: NEWEST,
  Oldest: [{ reviewedAt: 'asc' }, { id: 'asc' }],
  'Highest Rating': [{ rating: 'desc' }, ...NEWEST],
  'Lowest Rating': [{ rating: 'asc' }, ...NEWEST],
};

const POPULATE = { author: { select: ['documentId'] }, picture: true };

/** Hidden reviews are for staff and their author alone. */
function visibleTo(caller: SignedIn | null): object {
  if (may(caller, 'see every review')) return {};
  return caller ? { $or: [{ hidden: false }, { author: { id: caller.id } }] } : { hidden: false };
}

const asked = ({ name, reviewType, rating }: ReviewSearch): object => ({
  ...(name !== null && { name: { $containsi: name } }),
  ...(reviewType !== null && { reviewType }),
  ...(rating !== null && { rating }),
});

/** `POST /api/ReviewSearch` */
export async function findReviews({ body, caller }: Call) {
  const values = readValues(body);
  const isByName =
    typeof values.name === 'string'
      ? values.name.trim() !== ''
      : values.name !== undefined && values.name !== null;
  if (isByName) demand(caller, 'search reviews by name');
  const paging = readPaging(body);
  const search = readReviewSearch(values);
  if (!search.ok) throw invalid(search.errors);
  const where = { $and: [visibleTo(caller), asked(search.value)] };
  const query = strapi.db.query(RECORD_UIDS.review);
  const [reviews, count] = await Promise.all([
    query.findMany({
      where,
      orderBy: [...ORDERS[search.value.sortBy]],
      populate: POPULATE,
      ...paging,
    }),
    query.count({ where }),
  ]);
  const found = reviews as readonly StoredReview[];
  return { reviews: found.map((review) => presentReview(review, caller)), ...paging, count };
}

/** `GET /api/ReviewDetail/{id}` */
export async function findReview({ caller, param }: Call) {
  const where = { $and: [visibleTo(caller), { documentId: param('id') }] };
  const review: unknown = await strapi.db
    .query(RECORD_UIDS.review)
    .findOne({ where, populate: POPULATE });
  if (!review) throw notFound();
  return { review: presentReview(review as StoredReview, caller) };
}
