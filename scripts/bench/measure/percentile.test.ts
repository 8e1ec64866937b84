import { describe, expect, it } from '@jest/globals';
import { percentile } from './percentile';

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);

  it.each([
    [50, 50],
    [99, 99],
    [100, 100],
    [0, 1],
  ])('%d of the numbers to 100 is %d', (hundredths, wanted) => {
    expect(percentile(hundred, hundredths)).toBe(wanted);
  });

  it('of few numbers is the largest of them rather than less', () => {
    expect(percentile([3, 1, 2], 99)).toBe(3);
  });

  it('of none is none', () => {
    expect(() => percentile([], 50)).toThrow(RangeError);
  });
});
