import { array, boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { KINDS } from '../lib/domain';
import { checked } from './checked';
import { isRegex, wordTable } from './transforms/words';

const CLOSED = '${path} has keys that are not known: ${unknown}';

type Data = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type Call = string | Data;
/** For each column or field, the accepted values, or a pattern that matches its text, case-insensitive. */
export type Condition = Readonly<Record<string, readonly unknown[] | { readonly matches: string }>>;

const isCall = (value: unknown): value is Call =>
  typeof value === 'string' || (isObject(value) && Object.keys(value).length === 1);
const isPattern = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).join() === 'matches' &&
  typeof value.matches === 'string' &&
  isRegex(value.matches);
const isCondition = (value: unknown): value is Condition =>
  isObject(value) && Object.values(value).every((one) => Array.isArray(one) || isPattern(one));

/** A transform or rule by its name, with or without options: `"crore"`, `{ "count": 10 }`. */
const call = () =>
  checked(isCall, '${path} must be a name, or one name with its options').required();

/** The condition for the rows that a part of the mapping applies to. */
const condition = () =>
  checked(
    isCondition,
    '${path} must name for each column a list of values, or { "matches": a regular expression }',
  );

const reading = {
  when: condition(),
  use: array().of(call()),
};

/** One value: a column and its transforms. */
const readingSchema = object({ ...reading, from: string().required() }).noUnknown(CLOSED);

/** One field: from one column, or from several as the lines of a text. */
export const fieldSchema = object({
  ...reading,
  from: string(),
  lines: array().of(readingSchema),
  otherwise: string(),
  leaveOut: boolean(),
})
  .noUnknown(CLOSED)
  .test(
    'source',
    'needs either "from" or "lines"',
    ({ from, lines }) => (from === undefined) !== (lines === undefined),
  );

export const ruleSchema = object({
  rule: call(),
  when: condition(),
  why: string().required(),
}).noUnknown(CLOSED);

export const refusalSchema = object({
  when: condition().required(),
  why: string().required(),
}).noUnknown(CLOSED);

/** A mapping's file. Its fields and rules are validated separately. */
export const mappingSchema = object({
  about: string().required(),
  /** The choices made for columns that can be understood in several ways: part of every report. */
  notes: array().of(string().required()).required(),
  kind: string()
    .oneOf([...KINDS])
    .required(),
  /** The column that identifies a listing in its source. */
  key: string(),
  columns: array().of(string().required()).min(1).required(),
  constants: wordTable(),
  fields: checked(isObject, '${path} must be an object').required(),
  rules: array().of(checked(isObject, '${path} must be an object').required()).required(),
  /** The conditions for rows that are refused. */
  refuse: array().of(checked(isObject, '${path} must be an object').required()),
}).noUnknown(CLOSED);

export type Reading = InferType<typeof readingSchema>;
