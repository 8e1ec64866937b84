/** Natural order: `Sector 2` before `Sector 10`, case-insensitive. */
const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

export const compareNaturally = (a: string, b: string): number => collator.compare(a, b);

const DIGITS = 9;

/**
 * A key whose plain text order is the natural order in every database and collation. Numbers are padded, then the bytes
 * of the text are written as hexadecimal: collations differ on spaces and signs, but not on 0-9 and a-f.
 */
export function sortKey(text: string): string {
  const padded = text
    .trim()
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
  return Array.from(new TextEncoder().encode(padded).slice(0, 120), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
