import { expect, it, jest } from '@jest/globals';
import { timeText } from './time-text';

it.each([
  ['2026-11-23T18:29:00Z', '23-11-2026 23:59 PM'],
  ['2026-11-23T18:30:00Z', '24-11-2026 00:00 AM'],
  ['2026-11-23T06:30:00Z', '23-11-2026 12:00 PM'],
])('the time of %s is that of the offices, wherever the reader is', (iso, text) => {
  // This reader is elsewhere: the local hours of the instant would be wrong.
  const hours = jest.spyOn(Date.prototype, 'getHours').mockReturnValue(3);
  expect(timeText(iso)).toBe(text);
  hours.mockRestore();
});
