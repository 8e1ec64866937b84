/**
 * Days are days in the offices' time zone, independent of the reader and the server. Both offices are in India, which
 * has had this offset from UTC since 1945, without daylight saving time.
 */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The local time of the offices at an instant. The UTC parts of the returned date are the local parts. */
export const officeTime = (at: Date): Date => new Date(at.getTime() + AHEAD_MS);

/** `yyyy-MM-dd HH:mm` of an ISO instant, at the offices. */
export const officeMinute = (iso: string): string =>
  officeTime(new Date(iso)).toISOString().slice(0, 16).replace('T', ' ');

/** The day (yyyy-MM-dd) of an ISO instant in the offices' time zone. An ISO date stays unchanged. */
export const officeDay = (iso: string): string =>
  iso.includes('T') ? officeTime(new Date(iso)).toISOString().slice(0, 10) : iso;

/** The instant when a day (yyyy-MM-dd) begins at the offices. @param days to add to the day */
export const officeDayStart = (day: string, days = 0): Date =>
  new Date(Date.parse(day) + days * DAY_MS - AHEAD_MS);

/** The instant so many months before another one. @param now milliseconds since 1970 */
export function monthsBefore(now: number, months: number): Date {
  const at = new Date(now);
  at.setUTCMonth(at.getUTCMonth() - months);
  return at;
}
