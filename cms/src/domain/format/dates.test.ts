import { describe, it, expect } from '@jest/globals';
import { dayText, possessionText } from '../index';

describe('dayText', () => {
  it.each([
    ['2026-12-31', '31-12-2026'],
    ['2026-01-05', '05-01-2026'],
    ['2024-02-29T18:29:59.999Z', '29-02-2024'],
    ['2024-02-29T18:30:00.000Z', '01-03-2024'],
    ['2026-12-31T23:59:59.999Z', '01-01-2027'],
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

  it('begins with the day at the offices', () => {
    expect(possessionText('2026-03-11', new Date('2026-03-10T18:29:59Z'))).toBe('11-03-2026');
    expect(possessionText('2026-03-11', new Date('2026-03-10T18:30:01Z'))).toBe('Immediate');
  });
});
