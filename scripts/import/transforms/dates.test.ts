import { describe, expect, it } from '@jest/globals';
import { lastDay } from './dates';

describe('lastDay', () => {
  it.each([
    ['Dec 2027', '2027-12-31'],
    ['feb 2028', '2028-02-29'],
    ['By 2026', '2026-12-31'],
    ['Within 6 months', null],
    ['1 to 5 Year Old', null],
    ['Foo 2026', null],
    ['2026', null],
  ])('of %s is %s', (text, day) => {
    expect(lastDay(undefined)(text)).toBe(day);
  });
});
