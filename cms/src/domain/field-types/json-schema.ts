import { OLD_SPELLINGS } from './choices';
import { AT_OFFICES, DAY_FIRST } from './dates';
import { FIRST_YEAR, MAX_DAYS, MAX_INTEGER, MAX_PAGE_SIZE, NUMERIC } from './numbers';
import { BETWEEN_DIGITS, MOBILE } from './phones';
import { LIMITS } from './rule';
import type { Rule } from './rule';
import { INVALID_EMAIL, INVALID_PHONE } from './texts';

/** A JSON Schema (draft 2020-12), as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schemas of a value that is not null, in responses and in requests of the API. */
export interface JsonSchemas {
  readonly answered: JsonSchema;
  readonly taken: JsonSchema;
}

const same = (schema: JsonSchema): JsonSchemas => ({ answered: schema, taken: schema });
/** The same schemas, with a description of the accepted values that JSON Schema cannot express. */
const saying = (words: string, { answered, taken }: JsonSchemas): JsonSchemas => ({
  answered,
  taken: { ...taken, description: words },
});
const oneOf = (options: readonly unknown[], type = 'string'): JsonSchema => ({
  type,
  enum: [...options],
});

export const choiceJson = ({ options }: Rule): JsonSchemas => same(oneOf(options));

/** A choice; its old spellings are accepted in requests. */
export function spelledJson({ options }: Rule): JsonSchemas {
  const old = Object.entries(OLD_SPELLINGS).filter(([, spelling]) => options.includes(spelling));
  if (old.length === 0) return same(oneOf(options));
  const words = old.map(([one, spelling]) => `${one} is stored as ${spelling}.`).join(' ');
  return saying(words, {
    answered: oneOf(options),
    taken: oneOf([...options, ...old.map(([one]) => one)]),
  });
}

export const choicesJson = ({ options }: Rule): JsonSchemas => {
  const list = { type: 'array', items: oneOf(options) };
  return { answered: { ...list, uniqueItems: true }, taken: list };
};

/** A count: requests can send a number, responses have text. */
export function countJson({ options }: Rule): JsonSchemas {
  const numbers = options.map(Number).filter(Number.isInteger);
  return {
    answered: oneOf(options),
    taken: { anyOf: [oneOf(options), oneOf(numbers, 'integer')] },
  };
}

export const textJson = ({ max }: Rule): JsonSchemas => same({ type: 'string', maxLength: max });

export const linkJson = ({ max }: Rule): JsonSchemas =>
  same({ type: 'string', format: 'uri', pattern: '^https://', maxLength: max });

export const phoneJson = (): JsonSchemas =>
  saying(`Another form is \`${INVALID_PHONE}\`.`, same({ type: 'string', pattern: MOBILE.source }));

/** The texts that `parseMobile` takes. */
function typedMobile(): string {
  const digits = (text: string) => Array.from(text, (digit) => digit + BETWEEN_DIGITS).join('');
  const before = `(?:(?:${digits('00')})?${digits('91')}|${digits('0')})?`;
  return `^${BETWEEN_DIGITS}${before}[1-9](?:${BETWEEN_DIGITS}[0-9]){9}${BETWEEN_DIGITS}$`;
}

export const mobileJson = (): JsonSchemas =>
  saying(`Stored as ten digits. Another form is \`${INVALID_PHONE}\`.`, {
    answered: { type: 'string', pattern: MOBILE.source },
    taken: { type: 'string', pattern: typedMobile() },
  });

export const emailJson = ({ max }: Rule): JsonSchemas =>
  saying(
    `Another form is \`${INVALID_EMAIL}\`.`,
    same({ type: 'string', format: 'email', maxLength: max }),
  );

/** Dates and instants accept the same texts. */
const dated = (format: 'date' | 'date-time') => (): JsonSchemas => ({
  answered: { type: 'string', format },
  taken: {
    type: 'string',
    anyOf: [{ format: 'date' }, { format: 'date-time' }, { pattern: DAY_FIRST.source }],
  },
});
export const dateJson = dated('date');
export const instantJson = dated('date-time');

export const minuteJson = (): JsonSchemas =>
  saying('Whole minutes are stored. A time without a zone is one at the offices.', {
    answered: { type: 'string', format: 'date-time' },
    taken: { type: 'string', anyOf: [{ format: 'date-time' }, { pattern: AT_OFFICES.source }] },
  });

/** A number; requests can send a numeric text. */
const numeric = (answered: JsonSchema, number = answered): JsonSchemas => ({
  answered,
  taken: { anyOf: [number, { type: 'string', pattern: NUMERIC.source }] },
});
export const amountJson = (): JsonSchemas =>
  numeric({ type: 'number', minimum: 0, maximum: LIMITS.amount });
export const ratingJson = (): JsonSchemas => numeric({ type: 'integer', minimum: 1, maximum: 5 });
export const yearJson = (): JsonSchemas => numeric({ type: 'integer', minimum: FIRST_YEAR });
export const pageSizeJson = (): JsonSchemas =>
  numeric({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE });
export const daysJson = (): JsonSchemas =>
  numeric({ type: 'integer', minimum: 1, maximum: MAX_DAYS });
export const positionJson = (): JsonSchemas =>
  saying(
    'Stored as its absolute value.',
    numeric(
      { type: 'integer', minimum: 0, maximum: MAX_INTEGER },
      { type: 'integer', minimum: -MAX_INTEGER, maximum: MAX_INTEGER },
    ),
  );

export const flagJson = (): JsonSchemas => same({ type: 'boolean' });
