import { officeTime } from '../office-time';
import { plural } from './plural';

const DAY = 24 * 60 * 60 * 1000;

function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), last));
  return moved;
}

function wholeMonths(from: Date, to: Date): number {
  const guess =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return addMonths(from, guess) > to ? guess - 1 : guess;
}

/** The age of a review in the offices' calendar: `1 year, 2 months, 3 weeks, 4 days ago`; `Today` under a day. */
export function ageText(iso: string, now: Date): string {
  const [from, to] = [officeTime(new Date(iso)), officeTime(now)];
  if (to.getTime() - from.getTime() < DAY) return 'Today';
  const months = wholeMonths(from, to);
  const days = Math.floor((to.getTime() - addMonths(from, months).getTime()) / DAY);
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
    [Math.floor(days / 7), 'week'],
    [days % 7, 'day'],
  ];
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${String(count)} ${plural(count, unit)}`);
  return `${said.join(', ')} ago`;
}
