import { describe, it, expect } from '@jest/globals';
import { ageText, dayText, possessionText } from '../index';

describe('ageText', () => {
  it.each([
    ['2026-03-10T12:00:00Z', '2026-03-10T12:00:00Z', 'Today'],
    ['2026-03-10T12:00:00Z', '2026-03-11T11:59:59Z', 'Today'],
    ['2026-03-10T12:00:00Z', '2026-03-11T12:00:00Z', '1 day ago'],
    ['2026-03-10T12:00:00Z', '2026-03-12T12:00:00Z', '2 days ago'],
    ['2026-03-10T12:00:00Z', '2026-03-17T12:00:00Z', '1 week ago'],
    ['2026-03-10T12:00:00Z', '2026-03-25T12:00:00Z', '2 weeks, 1 day ago'],
    ['2026-03-10T12:00:00Z', '2026-04-10T11:59:59Z', '4 weeks, 2 days ago'],
    ['2026-03-10T12:00:00Z', '2026-04-10T12:00:00Z', '1 month ago'],
    ['2025-03-10T12:00:00Z', '2026-03-09T12:00:00Z', '11 months, 3 weeks, 6 days ago'],
    ['2025-03-10T12:00:00Z', '2026-03-10T12:00:00Z', '1 year ago'],
    ['2023-01-01T00:00:00Z', '2025-03-19T00:00:00Z', '2 years, 2 months, 2 weeks, 4 days ago'],
    ['2025-01-31T00:00:00Z', '2025-02-27T00:00:00Z', '3 weeks, 6 days ago'],
    ['2025-01-31T00:00:00Z', '2025-02-28T00:00:00Z', '1 month ago'],
    ['2025-01-31T00:00:00Z', '2025-03-01T00:00:00Z', '1 month, 1 day ago'],
    ['2024-01-31T00:00:00Z', '2024-02-29T00:00:00Z', '1 month ago'],
    ['2024-02-29T12:00:00Z', '2025-02-28T11:00:00Z', '11 months, 4 weeks, 1 day ago'],
    ['2024-02-29T12:00:00Z', '2025-02-28T12:00:00Z', '1 year ago'],
    ['2024-02-29T12:00:00Z', '2028-02-29T12:00:00Z', '4 years ago'],
    ['2025-12-31T00:00:00Z', '2026-01-01T00:00:00Z', '1 day ago'],
    ['2027-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 'Today'],
  ])('from %s to %s: %s', (from, now, text) => {
    expect(ageText(from, new Date(now))).toBe(text);
  });
});

describe('dayText', () => {
  it.each([
    ['2026-12-31', '31-12-2026'],
    ['2026-01-05', '05-01-2026'],
    ['2024-02-29T23:59:59.999Z', '29-02-2024'],
  ])('%s is %s', (iso, text) => {
    expect(dayText(iso)).toBe(text);
  });
});

describe('possession', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  it.each([
    ['2026-03-09', 'Immediate'],
    ['2020-01-01', 'Immediate'],
    ['2026-03-11', '11-03-2026'],
    ['2030-12-01', '01-12-2030'],
  ])('of %s: %s', (iso, text) => {
    expect(possessionText(iso, now)).toBe(text);
  });
});
