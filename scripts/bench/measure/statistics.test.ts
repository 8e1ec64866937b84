import { describe, expect, it } from '@jest/globals';
import { median, percentile } from './statistics';

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
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);

  it.each([
    [hundred, 50, 50],
    [hundred, 99, 99],
    [hundred, 100, 100],
    [hundred, 0, 1],
    // For few numbers, the percentile is the largest number.
    [[3, 1, 2], 99, 3],
  ])('of %j at %d is %d', (numbers, hundredths, expected) => {
    expect(percentile(numbers, hundredths)).toBe(expected);
  });
});

it('no numbers have neither', () => {
  expect(() => median([])).toThrow(RangeError);
  expect(() => percentile([], 50)).toThrow(RangeError);
});
