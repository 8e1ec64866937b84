import { mixed } from 'yup';
import { isNone, trimmed } from './rule';
import type { Rule } from './rule';
import { texts } from './texts';

const notAnOption = (rule: Rule): string =>
  `${rule.label} must be one of: ${rule.options.join(', ')}`;

export function choice(rule: Rule) {
  return texts({ ...rule, max: Infinity }, (value) =>
    rule.options.includes(value) ? undefined : notAnOption(rule),
  );
}

/** A count can be the number 3 or the text "3". */
export function count(rule: Rule) {
  return choice(rule).transform((value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  );
}

/** The old forms had one wrong spelling. It is accepted and corrected. */
export const OLD_SPELLINGS: Readonly<Record<string, string>> = { Quaterly: 'Quarterly' };

export function spelled(rule: Rule) {
  return choice(rule).transform((value: unknown) =>
    typeof value === 'string' ? (OLD_SPELLINGS[value] ?? value) : value,
  );
}

export function choices(rule: Rule) {
  const isList = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((one) => rule.options.includes(one as string));
  return mixed<string[]>()
    .nullable()
    .transform((value: unknown) =>
      Array.isArray(value) ? [...new Set<unknown>(value)] : trimmed(value),
    )
    .test(
      'choices',
      ({ value }) => (Array.isArray(value) ? notAnOption(rule) : `${rule.label} must be a list`),
      (value: unknown) => isNone(value) || isList(value),
    );
}

export function flag(rule: Rule) {
  return mixed<boolean>()
    .nullable()
    .transform(trimmed)
    .test(
      'flag',
      `${rule.label} must be true or false`,
      (value: unknown) => isNone(value) || typeof value === 'boolean',
    );
}
