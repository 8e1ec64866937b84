import { describe, expect, it } from '@jest/globals';
import { median } from './median';

describe('median', () => {
  it.each([
    [[7], 7],
    [[9, 1, 5], 5],
    [[10, 2, 100, 4], 7],
    [[100, 20, 3], 20],
  ])('of %j is %d', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  it('leaves the numbers in their order', () => {
    const numbers = [3, 1, 2];
    median(numbers);
    expect(numbers).toEqual([3, 1, 2]);
  });

  it('is refused for none', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});
