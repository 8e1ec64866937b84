import { describe, it, expect } from '@jest/globals';
import { dateTimeText, monthDayText } from '../index';

describe('monthDayText', () => {
  it.each([
    ['2026-12-31', 'Dec 31 2026'],
    ['2026-01-05T18:29:59.999Z', 'Jan 5 2026'],
    ['2026-12-31T18:30:00.000Z', 'Jan 1 2027'],
  ])('%s is %s', (iso, text) => {
    expect(monthDayText(iso)).toBe(text);
  });
});

describe('momentText', () => {
  it.each([
    [new Date(2026, 10, 21, 23, 5), '21-11-2026 23:05 PM'],
    [new Date(2026, 0, 5, 0, 0), '05-01-2026 00:00 AM'],
    [new Date(2026, 0, 5, 12, 0), '05-01-2026 12:00 PM'],
  ])('%s is %s', (at, text) => {
    expect(dateTimeText(at)).toBe(text);
  });
});
