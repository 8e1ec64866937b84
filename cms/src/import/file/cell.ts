/** A column's value while it is converted to a field; `null` means no value. */
export type Cell = string | number | readonly string[] | null;

/** A source row: the cleaned text of each column, by the column's name. */
export type SourceRow = Readonly<Record<string, string>>;

/** A value that cannot be read or is impossible. The message is the reason, without the value. */
export class Unreadable extends Error {}

/** Removes outer and double spaces, and replaces non-breaking ones. */
export const cleaned = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * Groups of digits in the Indian or another format, with or without a rupee sign before them: `9,450`, `₹ 1,25,000`,
 * `Rs. 950.5`.
 */
const AMOUNT = /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?)$/i;
const SIGN = /^(?:₹|rs\.?|inr)\s*/i;

/** The number in a text, with or without commas and a rupee sign; undefined if the text is no number. */
export function readNumber(text: string): number | undefined {
  const digits = AMOUNT.exec(text)?.[1]?.replaceAll(',', '') ?? text.replace(SIGN, '');
  const number = digits === '' ? NaN : Number(digits);
  return Number.isFinite(number) ? number : undefined;
}

/** A cell in the form that a report shows. */
export const shown = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
};

const QUOTED = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g;

/** Resolves Python's escapes, such as `\xa0` and `\'`. */
const unescaped = (text: string): string =>
  text
    .replace(/\\x([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');

/** The entries of `['Park', "McDonald's"]`, or of `study room,servant room`; an empty list gives no entries. */
export function readList(text: string): readonly string[] {
  const isPython = text.startsWith('[') && text.endsWith(']');
  const parts = isPython
    ? [...text.matchAll(QUOTED)].map(([, single, double]) => unescaped(single ?? double ?? ''))
    : text.split(/[,;]/);
  return parts.map(cleaned).filter((part) => part !== '');
}
