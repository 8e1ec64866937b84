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

/** A schema that converts a text with `read`, or fails with a message. */
const dated = (read: (text: string) => string | null) => (rule: Rule) =>
  texts(rule, (value) =>
    read(value) === null ? `${rule.label} must be a date like 31-12-2026` : undefined,
  ).transform((value: unknown) => (typeof value === 'string' ? (read(value) ?? value) : value));

export const date = dated(isoDate);
export const instant = dated(isoInstant);
