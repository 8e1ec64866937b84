import { describe, expect, it } from '@jest/globals';
import type { Review } from '../../domain';
import { afterChange, withPage } from './shown-reviews';
import type { ShownReviews } from './shown-reviews';

const review = (_id: string, rating = 5) => ({ _id, rating }) as Review;
const SHOWN: ShownReviews = {
  filters: { rating: 5 },
  reviews: ['a', 'b'].map((id) => review(id)),
  count: 4,
  limit: 2,
  asked: 2,
};
const idsOf = ({ reviews }: ShownReviews) => reviews.map(({ _id }) => _id);

describe('the reviews that are shown', () => {
  it('keep one that was changed in its place', () => {
    const after = afterChange(SHOWN, { record: review('a', 3) });
    expect(idsOf(after)).toEqual(['a', 'b']);
    expect(after.reviews[0]?.rating).toBe(3);
    expect(after.count).toBe(4);
  });

  it('go on behind one that is gone without leaving any out', () => {
    const after = afterChange(SHOWN, { deletedId: 'a' });
    expect([idsOf(after), after.count, after.asked]).toEqual([['b'], 3, 1]);
    const more = withPage(after, {
      reviews: ['c', 'd'].map((id) => review(id)),
      count: 3,
      limit: 2,
    });
    expect(idsOf(more)).toEqual(['b', 'c', 'd']);
    expect(more.asked).toBe(3);
  });

  it('show one once that has come to stand on two pages', () => {
    const page = { reviews: [review('b', 4), review('c')], count: 5, limit: 2 };
    expect(idsOf(withPage(SHOWN, page))).toEqual(['a', 'b', 'c']);
  });

  it('take no notice of others', () => {
    expect(afterChange(SHOWN, { deletedId: 'z' })).toBe(SHOWN);
    expect(afterChange(SHOWN, { record: review('z') })).toBe(SHOWN);
  });
});
