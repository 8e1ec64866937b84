import { officeDayStart } from '../office-time';
import type { Rule } from './rule';
import { texts } from './texts';

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(T.*)?$/;
export const DAY_FIRST = /^(\d{2})-(\d{2})-(\d{4})$/;

/** Dates before the year 1 are invalid: not every database can store the year 0. */
const FIRST_DAY = '0001-01-01';

/** The ISO date (yyyy-MM-dd) of an ISO date or a `dd-MM-yyyy` text; null if the text is not a valid date. */
export function isoDate(text: string): string | null {
  const iso = ISO_DATE.exec(text);
  const dayFirst = DAY_FIRST.exec(text);
  const parts = iso ? iso.slice(1, 4) : dayFirst?.slice(1, 4).reverse();
  if (!parts || (iso?.[4] !== undefined && Number.isNaN(Date.parse(text)))) return null;
  const day = parts.join('-');
  if (day < FIRST_DAY) return null;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

/** The instant (ISO 8601, UTC) of a date with or without a time. A date without a time becomes 0:00 UTC. */
const isoInstant = (text: string): string | null => {
  const day = isoDate(text);
  return day === null ? null : new Date(text.includes('T') ? text : day).toISOString();
};

const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
export const AT_OFFICES = /^(\d{4}-\d{2}-\d{2}|\d{2}-\d{2}-\d{4})[T ]([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTE_MS = 60_000;

/** The milliseconds of a text with its own zone, or of a time at the offices; NaN if it is neither. */
function timeOf(text: string): number {
  if (ZONED.test(text)) return isoDate(text) === null ? NaN : Date.parse(text);
  const [, date = '', hours, minutes] = AT_OFFICES.exec(text) ?? [];
  const day = isoDate(date);
  if (day === null) return NaN;
  return officeDayStart(day).getTime() + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/**
 * The whole minute (ISO 8601, UTC) of an instant with a zone, or of `dd-MM-yyyy HH:mm` at the offices; null if the text is
 * neither. The years of its texts have four digits, so that texts are in the order of time.
 */
export function isoMinute(text: string): string | null {
  const time = timeOf(text);
  if (Number.isNaN(time)) return null;
  const iso = new Date(Math.floor(time / MINUTE_MS) * MINUTE_MS).toISOString();
  return iso.startsWith('+') ? null : iso;
}

/** A schema that converts a text with `read`, or fails with a message. */
const dated = (read: (text: string) => string | null, like: string) => (rule: Rule) =>
  texts(rule, (value) =>
    read(value) === null ? `${rule.label} must be ${like}` : undefined,
  ).transform((value: unknown) => (typeof value === 'string' ? (read(value) ?? value) : value));

const LIKE_DATE = 'a date like 31-12-2026';
export const date = dated(isoDate, LIKE_DATE);
export const instant = dated(isoInstant, LIKE_DATE);
export const minute = dated(isoMinute, 'a date and time like 31-12-2026 10:00');
