import { isMobile } from './field-types';

/** What may stand before a mobile number: the country's code, or the zero of a call within it. */
const BEFORE = /^(?:(?:00)?91|0)(?=\d{10}$)/;

/** The mobile number that a person means by `+91 92000-00081` or `092000 00081`; null where it is none. */
export function parseMobile(typed: string): string | null {
  if (/[^\d\s().+/-]/.test(typed)) return null;
  const number = typed.replace(/\D/g, '').replace(BEFORE, '');
  return isMobile(number) ? number : null;
}
