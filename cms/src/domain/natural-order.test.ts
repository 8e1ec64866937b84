import { describe, it, expect } from '@jest/globals';
import { compareNaturally, sortKey } from './index';

const ORDERED = [
  ...['12th Avenue', 'Ashok Vihar Phase 2', 'Ashok Vihar Phase 3', 'Bajghera', 'Dwarka Mor'],
  ...['Dwarka Sector 8', 'New Palam Vihar', 'Palam', 'Palam Vihar', 'sector 1', 'Sector 1A'],
  ...['Sector 2', 'Sector 9', 'Sector 10', 'Sector 10 Extension', 'Sector 10A', 'SECTOR 12B'],
  ...['Sector 99', 'Sector 102', 'Sector 113', 'Uttam Nagar'],
];

/** The same texts in another order: every eighth one, starting again at the end. */
const shuffled = ORDERED.map((_, index) => String(ORDERED[(index * 8) % ORDERED.length]));

describe('natural order', () => {
  it('puts Sector 2 before Sector 10, without case', () => {
    expect(new Set(shuffled).size).toBe(ORDERED.length);
    expect([...shuffled].sort(compareNaturally)).toEqual(ORDERED);
    expect(compareNaturally('SECTOR 7', 'sector 7')).toBe(0);
  });

  it('is the plain order of the keys', () => {
    const byKey = (a: string, b: string) => (sortKey(a) < sortKey(b) ? -1 : 1);
    expect([...shuffled].sort(byKey)).toEqual(ORDERED);
  });
});

describe('sortKey', () => {
  it.each([
    ['Sector 7', 'sector 7'],
    [' Sector 7 ', 'Sector 7'],
    ['Sector 07', 'Sector 7'],
  ])('%p and %p have one key', (a, b) => {
    expect(sortKey(a)).toBe(sortKey(b));
  });

  it('is of 0-9 and a-f alone, and fits a column of 255', () => {
    for (const text of ['Sector 7', 'सेक्टर २', 'é%_’', '😀'.repeat(200), '1 '.repeat(100)]) {
      expect(sortKey(text)).toMatch(/^[0-9a-f]+$/);
      expect(sortKey(text).length).toBeLessThanOrEqual(255);
    }
  });
});
