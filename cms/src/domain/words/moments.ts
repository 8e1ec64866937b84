const two = (n: number): string => String(n).padStart(2, '0');

const MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
] as const;

/** `MMM d yyyy`, in UTC, as subscriptions are dated. */
export function monthDayText(iso: string): string {
  const date = new Date(iso);
  const month = MONTHS[date.getUTCMonth()] ?? '';
  return `${month} ${String(date.getUTCDate())} ${String(date.getUTCFullYear())}`;
}

/** `dd-MM-yyyy HH:mm a` in the reader's own zone, as logins are dated: `21-11-2026 23:05 PM`. */
export function momentText(at: Date): string {
  const day = [two(at.getDate()), two(at.getMonth() + 1), String(at.getFullYear())].join('-');
  const half = at.getHours() < 12 ? 'AM' : 'PM';
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())} ${half}`;
}
