/**
 * What is read as a day is a day at the offices, wherever its reader or a server is. Both are in India, whose clocks have
 * been this far ahead of UTC since 1945, in summer and in winter.
 */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** What the offices' clocks show at an instant: a date whose parts in UTC are theirs, to be read and counted by these. */
export const officeTime = (at: Date): Date => new Date(at.getTime() + AHEAD_MS);

/** The day (yyyy-MM-dd) of an ISO instant at the offices; an ISO date is a day already. */
export const officeDay = (iso: string): string =>
  iso.includes('T') ? officeTime(new Date(iso)).toISOString().slice(0, 10) : iso;
