import type { AnyObject, Schema } from 'yup';
import { choice, choices, count, flag, spelled } from './choices';
import { date, instant } from './dates';
import { amount, position, rating } from './numbers';
import { LIMITS } from './rule';
import type { Rule } from './rule';
import { email, link, phone, text } from './texts';

export { isoDate } from './dates';
export { LIMITS } from './rule';
export type { Rule } from './rule';
export { INVALID_EMAIL, INVALID_PHONE, isEmail, isMobile, lengthOf } from './texts';

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
  email: string;
  date: string;
  instant: string;
  money: number;
  area: number;
  length: number;
  rating: number;
  position: number;
  flag: boolean;
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

const plain = (type: string) => (): Attribute => ({ type });
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
  master: { attribute: bounded('string'), schema: text },
  text: { attribute: bounded('string'), schema: text },
  longText: { attribute: bounded('text'), schema: text },
  link: { attribute: bounded('text'), schema: link },
  phone: { attribute: plain('string'), schema: phone },
  email: { attribute: bounded('string'), schema: email },
  date: { attribute: plain('date'), schema: date },
  instant: { attribute: plain('datetime'), schema: instant },
  money: { attribute: number, schema: amount },
  area: { attribute: number, schema: amount },
  length: { attribute: number, schema: amount },
  rating: { attribute: () => ({ type: 'integer', min: 1, max: 5 }), schema: rating },
  position: { attribute: plain('integer'), schema: position },
  flag: { attribute: plain('boolean'), schema: flag },
};
