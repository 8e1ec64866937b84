/** A ten-digit mobile number as it is stored. */
export const MOBILE = /^[1-9][0-9]{9}$/;

/** True for a ten-digit mobile number. Every phone field uses this rule. Source: docs/contract.md, "Conventions". */
export const isMobile = (value: string): boolean => MOBILE.test(value);

/** The prefixes of a mobile number: the country code, or the zero of a national call. */
const BEFORE = /^(?:(?:00)?91|0)(?=\d{10}$)/;

/** The mobile number in a typed text such as `+91 92000-00081` or `092000 00081`; null if it is not a mobile number. */
export function parseMobile(typed: string): string | null {
  if (/[^\d\s().+/-]/.test(typed)) return null;
  const number = typed.replace(/\D/g, '').replace(BEFORE, '');
  return isMobile(number) ? number : null;
}
