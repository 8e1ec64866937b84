import { describe, it, expect } from '@jest/globals';
import { parseReviewSearch, REVIEW_SORTS } from './index';

const ALL = { sortBy: 'Newest', name: null, reviewType: null, rating: null };

describe('readReviewSearch', () => {
  it('nothing sent, or nothing but empties, is all reviews, newest first', () => {
    expect(parseReviewSearch({})).toEqual({ ok: true, value: ALL });
    for (const nothing of [undefined, null, '']) {
      const values = { sortBy: nothing, name: nothing, reviewType: nothing, rating: nothing };
      expect(parseReviewSearch(values)).toEqual({ ok: true, value: ALL });
    }
  });

  it('offers four orders', () => {
    expect(REVIEW_SORTS).toEqual(['Newest', 'Oldest', 'Highest Rating', 'Lowest Rating']);
    for (const sortBy of REVIEW_SORTS)
      expect(parseReviewSearch({ sortBy })).toEqual({ ok: true, value: { ...ALL, sortBy } });
  });

  it('takes what is asked, a rating as number or text, and ignores the rest', () => {
    const asked = { name: ' Asha ', reviewType: 'Video', rating: '5', phone: 1 };
    expect(parseReviewSearch(asked)).toEqual({
      ok: true,
      value: { ...ALL, name: 'Asha', reviewType: 'Video', rating: 5 },
    });
    expect(parseReviewSearch({ rating: 1 })).toMatchObject({ value: { rating: 1 } });
  });

  it.each([
    ['sortBy', 'Best', 'Sort By must be one of: Newest, Oldest, Highest Rating, Lowest Rating'],
    ['sortBy', 1, 'Sort By must be one of: Newest, Oldest, Highest Rating, Lowest Rating'],
    ['rating', 6, 'Rating must be a whole number from 1 to 5'],
    ['rating', [5], 'Rating must be a whole number from 1 to 5'],
    ['reviewType', 'Audio', 'Review Type must be one of: Text, Video'],
    ['name', 5, 'Name must be text'],
  ])('%s of %p is refused', (key, value: unknown, message) => {
    expect(parseReviewSearch({ [key]: value })).toEqual({ ok: false, errors: { [key]: message } });
  });
});
