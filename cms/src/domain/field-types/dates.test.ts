import { describe, expect, it } from '@jest/globals';
import { isoDate } from './dates';

describe('isoDate', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['29-02-2024', '2024-02-29'],
    ['01-12-2026', '2026-12-01'],
    ['2026-12-01T00:00:00+05:30', '2026-12-01'],
    ['2023-02-29', null],
    ['29-02-2023', null],
    ['31-04-2026', null],
    ['2026-04-31T10:00:00Z', null],
    ['00-01-2026', null],
    ['0000-01-01', null],
    ['01-01-0000', null],
    ['01-13-2026', null],
    ['2026-1-5', null],
    ['2026-12-01Tnoon', null],
    ['2026-12-01T25:00:00Z', null],
    ['', null],
  ])('%p is %p', (text, expected) => {
    expect(isoDate(text)).toBe(expected);
  });
});
