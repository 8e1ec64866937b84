import { isMobile } from './field-types';

/** The prefixes of a mobile number: the country code, or the zero of a national call. */
const BEFORE = /^(?:(?:00)?91|0)(?=\d{10}$)/;

/** The mobile number in a typed text such as `+91 92000-00081` or `092000 00081`; null if it is not a mobile number. */
export function parseMobile(typed: string): string | null {
  if (/[^\d\s().+/-]/.test(typed)) return null;
  const number = typed.replace(/\D/g, '').replace(BEFORE, '');
  return isMobile(number) ? number : null;
}
