import type { Call } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { readPaging, readValues } from '../../../http/paging';
import { authorize } from '../../../http/route';
import { parseReviewSearch } from '../../../domain';
import type { ReviewSearch, ReviewSort } from '../../../domain';
import { review } from '../resource';
import { POPULATE, storedReview, visibleTo } from '../services/find';
import { presentReview } from '../services/present';
import type { StoredReview } from '../services/present';

const NEWEST = [{ reviewedAt: 'desc' }, { id: 'desc' }];
const ORDERS: Readonly<Record<ReviewSort, readonly object[]>> = {
  Newest: NEWEST,
  Oldest: [{ reviewedAt: 'asc' }, { id: 'asc' }],
  'Highest Rating': [{ rating: 'desc' }, ...NEWEST],
  'Lowest Rating': [{ rating: 'asc' }, ...NEWEST],
};

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
  if (isByName) authorize(caller, 'search reviews by name');
  const paging = readPaging(body);
  const search = parseReviewSearch(values);
  if (!search.ok) throw invalid(search.errors);
  const where = { $and: [visibleTo(caller), asked(search.value)] };
  const query = strapi.db.query(review.uid);
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
  return { review: presentReview(await storedReview(param('id'), caller), caller) };
}
