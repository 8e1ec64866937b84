import { mixed } from 'yup';
import { numberText } from '../words/area';
import { RATINGS } from '../words/rating';
import { isNone, LIMITS, trimmed } from './rule';
import type { Rule } from './rule';

export const NUMERIC = /^[+-]?\d+(\.\d+)?$/;
/** The most that an integer of the databases holds. */
export const MOST = 2_147_483_647;

/** A numeric text as its number, an empty one as none; all else as it is. */
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

/** A whole number from the least to the most, which may be the year that it is. */
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
/** A year that has begun. */
export const year = whole(FIRST_YEAR, () => new Date().getFullYear());

/** What a call lists at most. Source: the contract, "Conventions". */
export const MOST_OF_A_PAGE = 100;
export const pageSize = whole(1, () => MOST_OF_A_PAGE);

/** A whole number, stored as its absolute value. */
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
      (value: unknown) => isNone(value) || (Number.isInteger(value) && Number(value) <= MOST),
    );
