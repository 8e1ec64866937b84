import { officeDay } from '../office-time';

const two = (n: number): string => String(n).padStart(2, '0');

const MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
] as const;

/** `MMM d yyyy` of an ISO date, or of an instant at the offices, as subscriptions are dated. */
export function monthDayText(iso: string): string {
  const [year, month, day] = officeDay(iso).split('-').map(Number);
  return `${MONTHS[Number(month) - 1] ?? ''} ${String(day)} ${String(year)}`;
}

/** `dd-MM-yyyy HH:mm a` in the reader's own zone, as logins are dated: `21-11-2026 23:05 PM`. */
export function dateTimeText(at: Date): string {
  const day = [two(at.getDate()), two(at.getMonth() + 1), String(at.getFullYear())].join('-');
  const half = at.getHours() < 12 ? 'AM' : 'PM';
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())} ${half}`;
}
