import { expect, it } from '@jest/globals';
import { conversionText, durationText, periodText } from './texts';

it.each([
  [null, '–'],
  [0, '0 min'],
  [59, '59 min'],
  [90, '1.5 h'],
  [1440, '24 h'],
  [7200, '5 days'],
])('%s minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

it('a conversion is a share of all that are not spam', () => {
  const outcome = { enquiries: 9, won: 1, spam: 1, firstContactMinutes: null };
  expect(conversionText(outcome)).toBe('12.5 %');
  expect(conversionText({ ...outcome, enquiries: 1 })).toBe('–');
});

it.each([
  ['day', '2026-11-03', '2026-11-03', '3 Nov'],
  ['week', '2026-11-16', '2026-11-22', '16 Nov – 22 Nov'],
  ['month', '2026-02-01', '2026-02-28', 'Feb 2026'],
] as const)('a %s is named', (step, from, to, text) => {
  expect(periodText(step, { from, to })).toBe(text);
});
