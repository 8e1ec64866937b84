import { mixed, string } from 'yup';
import { isLonger, isStorable, tooLongMessage, trimmed } from './rule';
import type { Rule } from './rule';

export const MOBILE = /^[1-9][0-9]{9}$/;
export const INVALID_PHONE = 'Invalid Phone Number';
export const INVALID_EMAIL = 'Invalid email address';

/** True for a ten-digit mobile number. Every phone field uses this rule. Source: docs/contract.md, "Conventions". */
export const isMobile = (value: string): boolean => MOBILE.test(value);

const address = string().email();
export const isEmail = (value: string): boolean => address.isValidSync(value);

const isHttps = (value: string): boolean =>
  value.startsWith('https://') && URL.canParse(value) && !/\s/.test(value);

/** A text with the length limit of its rule. `problem` returns the error message of an invalid text. */
export function texts(rule: Rule, problem: (value: string) => string | undefined) {
  return mixed<string>()
    .nullable()
    .transform(trimmed)
    .test(
      'text',
      ({ value }) => messageOf(value),
      (value) => messageOf(value) === undefined,
    );

  function messageOf(value: unknown): string | undefined {
    if (value === null || value === undefined) return undefined;
    if (typeof value !== 'string') return `${rule.label} must be text`;
    if (!isStorable(value)) return `${rule.label} must be text without control characters`;
    if (isLonger(value, rule.max)) return tooLongMessage(rule.label, rule.max);
    return problem(value);
  }
}

export const text = (rule: Rule) => texts(rule, () => undefined);

export const link = (rule: Rule) =>
  texts(rule, (value) =>
    isHttps(value) ? undefined : `${rule.label} must be an https:// address`,
  );

export const phone = (rule: Rule) =>
  texts(rule, (value) => (isMobile(value) ? undefined : INVALID_PHONE));

export const email = (rule: Rule) =>
  texts(rule, (value) => (isEmail(value) ? undefined : INVALID_EMAIL));
