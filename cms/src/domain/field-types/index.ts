import type { AnyObject, Schema } from 'yup';
import { choice, choices, count, flag, spelled } from './choices';
import { date, instant, minute } from './dates';
import {
  amountJson,
  choiceJson,
  choicesJson,
  countJson,
  dateJson,
  daysJson,
  emailJson,
  flagJson,
  instantJson,
  linkJson,
  minuteJson,
  mobileJson,
  pageSizeJson,
  phoneJson,
  positionJson,
  ratingJson,
  spelledJson,
  textJson,
  yearJson,
} from './json-schema';
import type { JsonSchemas } from './json-schema';
import { amount, days, pageSize, position, rating, year } from './numbers';
import { LIMITS } from './rule';
import type { Rule } from './rule';
import { email, link, mobile, phone, text } from './texts';

export { isoDate, isoMinute } from './dates';
export type { JsonSchemas, JsonSchema } from './json-schema';
export { isStorable, lengthOf, LIMITS } from './rule';
export type { Rule } from './rule';
export { isMobile, parseMobile } from './phones';
export { INVALID_EMAIL, INVALID_PHONE, isEmail } from './texts';

/** The value of each field type in the API's responses. */
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
  /** A phone that visitors type, in any usual spelling. */
  mobile: string;
  email: string;
  date: string;
  instant: string;
  /** A minute, as an ISO instant (UTC). It is typed as a time at the offices. */
  minute: string;
  money: number;
  area: number;
  length: number;
  rating: number;
  position: number;
  year: number;
  pageSize: number;
  /** A number of days. */
  days: number;
  flag: boolean;
}
export type FieldType = keyof FieldValues;
export type FieldValue = FieldValues[FieldType];

/** A Strapi attribute as plain data. */
export type Attribute = Readonly<Record<string, unknown>>;

interface TypeFacts<V extends FieldValue> {
  /** The attribute in which Strapi stores the value. */
  readonly attribute: (rule: Rule) => Attribute;
  /** The schema of one value. Empty text and an empty list become null before the tests run. */
  readonly schema: (rule: Rule) => Schema<V | null | undefined, AnyObject>;
  /** The JSON Schemas of the value in the OpenAPI document. */
  readonly json: (rule: Rule) => JsonSchemas;
}

const plain = (type: string) => (): Attribute => ({ type });
/** A custom field, because Strapi's own enumeration rejects options that begin with a digit. */
const chosen =
  (customField: 'global::choice' | 'global::choices') =>
  (rule: Rule): Attribute => ({
    type: 'customField',
    customField,
    options: { choices: [...rule.options] },
  });
const one = chosen('global::choice');
const number = (): Attribute => ({ type: 'float', min: 0, max: LIMITS.amount });
const money = (): Attribute => ({ ...number(), type: 'customField', customField: 'global::money' });
/**
 * Strapi counts UTF-16 units, at most two per character. So the limit is doubled here; the field's own rule is exact.
 */
const bounded =
  (type: 'string' | 'text') =>
  (rule: Rule): Attribute => ({ type, maxLength: rule.max * 2 });

/** A custom field. Its input offers the names of the region's master list. */
const listed = (rule: Rule): Attribute => ({
  ...bounded('string')(rule),
  type: 'customField',
  customField: 'global::master',
});

/** One row for each field type. A new type does not compile until every column is filled. */
export const FIELD_TYPES: { readonly [T in FieldType]: TypeFacts<FieldValues[T]> } = {
  choice: { attribute: one, schema: spelled, json: spelledJson },
  choices: { attribute: chosen('global::choices'), schema: choices, json: choicesJson },
  count: { attribute: one, schema: count, json: countJson },
  unit: { attribute: one, schema: choice, json: choiceJson },
  master: { attribute: listed, schema: text, json: textJson },
  text: { attribute: bounded('string'), schema: text, json: textJson },
  longText: { attribute: bounded('text'), schema: text, json: textJson },
  link: { attribute: bounded('text'), schema: link, json: linkJson },
  phone: { attribute: plain('string'), schema: phone, json: phoneJson },
  mobile: { attribute: plain('string'), schema: mobile, json: mobileJson },
  email: { attribute: bounded('string'), schema: email, json: emailJson },
  date: { attribute: plain('date'), schema: date, json: dateJson },
  instant: { attribute: plain('datetime'), schema: instant, json: instantJson },
  minute: {
    attribute: () => ({ type: 'customField', customField: 'global::minute' }),
    schema: minute,
    json: minuteJson,
  },
  money: { attribute: money, schema: amount, json: amountJson },
  area: { attribute: number, schema: amount, json: amountJson },
  length: { attribute: number, schema: amount, json: amountJson },
  rating: {
    attribute: () => ({ type: 'integer', min: 1, max: 5 }),
    schema: rating,
    json: ratingJson,
  },
  position: { attribute: plain('integer'), schema: position, json: positionJson },
  year: {
    attribute: () => ({ type: 'customField', customField: 'global::year' }),
    schema: year,
    json: yearJson,
  },
  pageSize: { attribute: plain('integer'), schema: pageSize, json: pageSizeJson },
  days: { attribute: plain('integer'), schema: days, json: daysJson },
  flag: { attribute: plain('boolean'), schema: flag, json: flagJson },
};
