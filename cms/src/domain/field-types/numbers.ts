import { mixed } from 'yup';
import { numberText } from '../format/area';
import { RATINGS } from '../format/rating';
import { isNone, LIMITS, trimmed } from './rule';
import type { Rule } from './rule';

export const NUMERIC = /^[+-]?\d+(\.\d+)?$/;
/** The largest integer that both databases can store. */
export const MAX_INTEGER = 2_147_483_647;

/** Converts a numeric text to a number and an empty text to null. Any other value stays unchanged. */
function numberOf(value: unknown): unknown {
  const text = trimmed(value);
  return typeof text === 'string' && NUMERIC.test(text) ? Number(text) : text;
}

export function amount(rule: Rule) {
  const isAmount = (value: unknown): boolean =>
    typeof value === 'number' && value >= 0 && value <= LIMITS.amount;
  return mixed<number>()
    .nullable()
    .transform(numberOf)
    .test(
      'amount',
      ({ value }) =>
        typeof value === 'number'
          ? `${rule.label} must be between 0 and ${numberText(LIMITS.amount)}`
          : `${rule.label} must be a number`,
      (value: unknown) => isNone(value) || isAmount(value),
    );
}

export const rating = (rule: Rule) =>
  mixed<number>()
    .nullable()
    .transform(numberOf)
    .test(
      'rating',
      `${rule.label} must be a whole number from 1 to 5`,
      (value: unknown) => isNone(value) || RATINGS.some((one) => one === value),
    );

/** A whole number from `least` to `most()`. `most` is a function because the current year changes. */
const whole = (least: number, most: () => number) => (rule: Rule) =>
  mixed<number>()
    .nullable()
    .transform(numberOf)
    .test(
      'whole',
      () => `${rule.label} must be a whole number from ${String(least)} to ${String(most())}`,
      (value: unknown) =>
        isNone(value) ||
        (Number.isInteger(value) && Number(value) >= least && Number(value) <= most()),
    );

export const FIRST_YEAR = 1900;
/** A year, at most the current one. */
export const year = whole(FIRST_YEAR, () => new Date().getFullYear());

/** The maximum number of items in one response. Source: docs/contract.md, "Conventions". */
export const MAX_PAGE_SIZE = 100;
export const pageSize = whole(1, () => MAX_PAGE_SIZE);

/** The maximum number of days that a parameter can name. */
export const MAX_DAYS = 365;
export const days = whole(1, () => MAX_DAYS);

/** A whole number. Its absolute value is stored. */
export const position = (rule: Rule) =>
  mixed<number>()
    .nullable()
    .transform((value: unknown) => {
      const place = numberOf(value);
      return typeof place === 'number' ? Math.abs(place) : place;
    })
    .test(
      'position',
      `${rule.label} must be a whole number`,
      (value: unknown) =>
        isNone(value) || (Number.isInteger(value) && Number(value) <= MAX_INTEGER),
    );
