import { mixed } from 'yup';
import type { AnyObject, Schema } from 'yup';

/** What a field's type knows of its place: whom a message names, and what may be chosen. */
export interface Rule {
  readonly label: string;
  readonly options: readonly string[];
  readonly max: number;
}

/** The value of each type of field, as the contract answers it. */
export interface FieldValues {
  choice: string;
  choices: string[];
  count: string;
  unit: string;
  master: string;
  text: string;
  longText: string;
  link: string;
  phone: string;
  date: string;
  money: number;
  area: number;
  length: number;
}
export type FieldType = keyof FieldValues;
export type FieldValue = FieldValues[FieldType];

/** Strapi's attribute, as plain data. */
export type Attribute = Readonly<Record<string, unknown>>;

interface TypeFacts<V extends FieldValue> {
  /** How Strapi stores it. */
  readonly attribute: (rule: Rule) => Attribute;
  /** The rule of one value; empty text and an empty list have become null before the tests run. */
  readonly schema: (rule: Rule) => Schema<V | null | undefined, AnyObject>;
}

const NUMERIC = /^[+-]?\d+(\.\d+)?$/;
const MOBILE = /^[1-9][0-9]{9}$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(T.*)?$/;
const DAY_FIRST = /^(\d{2})-(\d{2})-(\d{4})$/;

export const LIMITS = { amount: 1e12, text: 200, link: 2000 } as const;
export const INVALID_PHONE = 'Invalid Phone Number';

/** True for a ten-digit mobile number, the rule of every phone in the contract. */
export const isMobile = (value: string): boolean => MOBILE.test(value);

/** Characters as people count them: a letter outside the basic plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length;

function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? null : text;
}

function texts(rule: Rule, problem: (value: string) => string | undefined) {
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
    if (lengthOf(value) > rule.max) {
      return `${rule.label} must be at most ${String(rule.max)} characters`;
    }
    return problem(value);
  }
}

const notAnOption = (rule: Rule): string =>
  `${rule.label} must be one of: ${rule.options.join(', ')}`;

function choice(rule: Rule) {
  return texts({ ...rule, max: Infinity }, (value) =>
    rule.options.includes(value) ? undefined : notAnOption(rule),
  );
}

/** A count may come as the number 3 or the text "3". */
function count(rule: Rule) {
  return choice(rule).transform((value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  );
}

/** The one spelling that the old forms had wrong is taken. */
function spelled(rule: Rule) {
  return choice(rule).transform((value: unknown) => (value === 'Quaterly' ? 'Quarterly' : value));
}

function choices(rule: Rule) {
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
      (value: unknown) => value === null || value === undefined || isList(value),
    );
}

/** A number; a numeric text is taken as its number. */
function amount(rule: Rule) {
  const isAmount = (value: unknown): boolean =>
    typeof value === 'number' && value >= 0 && value <= LIMITS.amount;
  return mixed<number>()
    .nullable()
    .transform((value: unknown) => {
      const text = trimmed(value);
      return typeof text === 'string' && NUMERIC.test(text) ? Number(text) : text;
    })
    .test(
      'amount',
      ({ value }) =>
        typeof value === 'number'
          ? `${rule.label} must be between 0 and ${String(LIMITS.amount)}`
          : `${rule.label} must be a number`,
      (value: unknown) => value === null || value === undefined || isAmount(value),
    );
}

/** The ISO date (yyyy-MM-dd) of an ISO date or a `dd-MM-yyyy`; null where the text is no day of the calendar. */
export function isoDate(text: string): string | null {
  const iso = ISO_DATE.exec(text);
  const dayFirst = DAY_FIRST.exec(text);
  const parts = iso ? iso.slice(1, 4) : dayFirst?.slice(1, 4).reverse();
  if (!parts || (iso?.[4] !== undefined && Number.isNaN(Date.parse(text)))) return null;
  const day = parts.join('-');
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

function date(rule: Rule) {
  return texts(rule, (value) =>
    isoDate(value) ? undefined : `${rule.label} must be a date like 31-12-2026`,
  ).transform((value: unknown) => (typeof value === 'string' ? (isoDate(value) ?? value) : value));
}

const isHttps = (value: string): boolean =>
  value.startsWith('https://') && URL.canParse(value) && !/\s/.test(value);

const string: Attribute = { type: 'string' };
/** A custom field, since Strapi's own enumeration refuses options that begin with a digit. */
const chosen =
  (customField: 'global::choice' | 'global::choices') =>
  (rule: Rule): Attribute => ({
    type: 'customField',
    customField,
    options: { choices: [...rule.options] },
  });
const one = chosen('global::choice');
const number = (): Attribute => ({ type: 'float', min: 0, max: LIMITS.amount });
/** Strapi counts in UTF-16, at most two units a character, and so do its schemas elsewhere; the rule says what is too long. */
const bounded =
  (type: 'string' | 'text') =>
  (rule: Rule): Attribute => ({ type, maxLength: rule.max * 2 });

/** A row for each type of field; a new type does not compile until each column is filled. */
export const FIELD_TYPES: { readonly [T in FieldType]: TypeFacts<FieldValues[T]> } = {
  choice: { attribute: one, schema: spelled },
  choices: { attribute: chosen('global::choices'), schema: choices },
  count: { attribute: one, schema: count },
  unit: { attribute: one, schema: choice },
  master: { attribute: bounded('string'), schema: (rule) => texts(rule, () => undefined) },
  text: { attribute: bounded('string'), schema: (rule) => texts(rule, () => undefined) },
  longText: { attribute: bounded('text'), schema: (rule) => texts(rule, () => undefined) },
  link: {
    attribute: bounded('text'),
    schema: (rule) =>
      texts(rule, (value) =>
        isHttps(value) ? undefined : `${rule.label} must be an https:// address`,
      ),
  },
  phone: {
    attribute: () => string,
    schema: (rule) => texts(rule, (value) => (isMobile(value) ? undefined : INVALID_PHONE)),
  },
  date: { attribute: () => ({ type: 'date' }), schema: date },
  money: { attribute: number, schema: amount },
  area: { attribute: number, schema: amount },
  length: { attribute: number, schema: amount },
};
