import { officeDay, officeTime } from '../office-time';
import { dayMonthText } from './date-time';
import { dayText } from './dates';

const clock = (iso: string): string => officeTime(new Date(iso)).toISOString().slice(11, 16);

/** `21-11-2026 23:05` of an instant, at the offices. Used for inputs and in the history. */
export const minuteText = (iso: string): string => `${dayText(iso)} ${clock(iso)}`;

/** `1 Dec 2026, 10:00` of an instant, at the offices. */
export const minuteWords = (iso: string): string =>
  `${dayMonthText(officeDay(iso))}, ${clock(iso)}`;
