/** A column's value on its way to a field; `null` is no value. */
export type Cell = string | number | readonly string[] | null;

/** A source row: its columns' cleaned texts by their names. */
export type SourceRow = Readonly<Record<string, string>>;

/** A value that cannot be read or is impossible. The message is the reason, without the value. */
export class Unreadable extends Error {}

/** A text without outer, doubled and unbreakable spaces. */
export const cleaned = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Groups of digits as in India or elsewhere, behind a sign of rupees or none: `9,450`, `₹ 1,25,000`, `Rs. 950.5`. */
const AMOUNT = /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?)$/i;
const SIGN = /^(?:₹|rs\.?|inr)\s*/i;

/** The number that a text is, with or without commas and a sign of rupees; undefined if it is none. */
export function readNumber(text: string): number | undefined {
  const digits = AMOUNT.exec(text)?.[1]?.replaceAll(',', '') ?? text.replace(SIGN, '');
  const number = digits === '' ? NaN : Number(digits);
  return Number.isFinite(number) ? number : undefined;
}

/** A cell as a report shows it. */
export const shown = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
};
