import { officeDay } from '../office-time';

const two = (n: number): string => String(n).padStart(2, '0');

const MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
] as const;

/** `MMM d yyyy` of an ISO date, or of an instant in the offices' time zone. Used for subscriptions. */
export function monthDayText(iso: string): string {
  const [year, month, day] = officeDay(iso).split('-').map(Number);
  return `${MONTHS[Number(month) - 1] ?? ''} ${String(day)} ${String(year)}`;
}

/** `12 Nov 2026` of an ISO date. Used for prices. */
export function dayMonthText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${String(date)} ${MONTHS[Number(month) - 1] ?? ''} ${String(year)}`;
}

/** `dd-MM-yyyy HH:mm a` in the reader's time zone, such as `21-11-2026 23:05 PM`. Used for logins. */
export function dateTimeText(at: Date): string {
  const day = [two(at.getDate()), two(at.getMonth() + 1), String(at.getFullYear())].join('-');
  const half = at.getHours() < 12 ? 'AM' : 'PM';
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())} ${half}`;
}
