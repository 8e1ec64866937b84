/** A ten-digit mobile number as it is stored. */
export const MOBILE = /^[1-9][0-9]{9}$/;

/** True for a ten-digit mobile number. Every phone field uses this rule. Source: docs/contract.md, "Conventions". */
export const isMobile = (value: string): boolean => MOBILE.test(value);

/** The prefixes of a mobile number: the country code, or the zero of a national call. */
const BEFORE = /^(?:(?:00)?91|0)(?=\d{10}$)/;

/** What may stand between digits: spaces, signs, dashes of any length, and the invisible marks of a copied number. */
export const BETWEEN_DIGITS =
  '[\\s\\u2010-\\u2015\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069().+/-]*';
const between = new RegExp(BETWEEN_DIGITS, 'g');

/** The mobile number in a typed text such as `+91 92000-00081` or `092000 00081`; null if it is not a mobile number. */
export function parseMobile(typed: string): string | null {
  const number = typed.replace(between, '').replace(BEFORE, '');
  return isMobile(number) ? number : null;
}
