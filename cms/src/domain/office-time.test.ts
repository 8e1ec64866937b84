import { expect, it } from '@jest/globals';
import { officeDay, officeDayStart } from './index';

it('a day begins at midnight of the offices', () => {
  expect(officeDayStart('2026-12-01').toISOString()).toBe('2026-11-30T18:30:00.000Z');
  expect(officeDayStart('2026-11-30', 1)).toEqual(officeDayStart('2026-12-01'));
  expect(officeDay(officeDayStart('2026-12-01').toISOString())).toBe('2026-12-01');
});
