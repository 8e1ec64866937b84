import { mixed, string } from 'yup';
import { isMobile, parseMobile } from './phones';
import { isLonger, isStorable, tooLongMessage, trimmed } from './rule';
import type { Rule } from './rule';

export const INVALID_PHONE = 'Invalid Phone Number';
export const INVALID_EMAIL = 'Invalid email address';

const address = string().email();
export const isEmail = (value: string): boolean => address.isValidSync(value);

const isHttps = (value: string): boolean =>
  value.startsWith('https://') && URL.canParse(value) && !/\s/.test(value);

/** Spaces and characters that nothing shows, such as a zero-width space. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Trims a text; one without a visible character becomes null. */
function visible(value: unknown): unknown {
  const text = trimmed(value);
  return typeof text === 'string' && INVISIBLE.test(text) ? null : text;
}

/** A text with the length limit of its rule. `problem` returns the error message of an invalid text. */
export function texts(
  rule: Rule,
  problem: (value: string) => string | undefined,
  read: (value: unknown) => unknown = visible,
) {
  return mixed<string>()
    .nullable()
    .transform(read)
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

/** A mobile number, however it is typed. */
export const mobile = (rule: Rule) =>
  texts(
    rule,
    (value) => (isMobile(value) ? undefined : INVALID_PHONE),
    (value) => {
      const text = visible(value);
      return typeof text === 'string' ? (parseMobile(text) ?? text) : text;
    },
  );

export const email = (rule: Rule) =>
  texts(rule, (value) => (isEmail(value) ? undefined : INVALID_EMAIL));
