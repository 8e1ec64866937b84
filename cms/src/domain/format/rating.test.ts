import { describe, expect, it } from '@jest/globals';
import { ratingOf } from '../index';

describe('the rating of all reviews', () => {
  it.each([
    [[5], { average: 5, count: 1 }],
    [[5, 4], { average: 4.5, count: 2 }],
    [[5, 4, 4], { average: 4.3, count: 3 }],
    [[], null],
  ])('%j give %j', (ratings, expected) => {
    expect(ratingOf(ratings.map((rating) => ({ rating })))).toEqual(expected);
  });
});
