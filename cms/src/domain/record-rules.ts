import { ValidationError } from 'yup';
import { FIELD_TYPES, LIMITS } from './field-types';
import type { JsonSchemas, Rule } from './field-types';
import { EDITORIAL } from './editorial';
import { ENQUIRY_RULE } from './enquiry';
import type { Outcome } from './field-rules';
import { requiredMessage } from './messages';
import { required } from './record-field';
import type { RecordField, RecordRule } from './record-field';
import { USER_TYPES } from './roles';

/**
 * The rules of all records except listings.
 * Source: docs/contract.md, "Reviews", "Overviews and awards", "Accounts and sessions".
 */
export const REVIEW_TYPES = ['Text', 'Video'] as const;
export const ACCOUNT_STATUSES = ['active', 'inactive'] as const;

/** The rules of each record type. The fields have their stored names. */
export const RECORD_RULES = {
  review: {
    fields: {
      name: required({ type: 'text', label: 'Name' }),
      rating: required({ type: 'rating', label: 'Rating' }),
      review: required({ type: 'longText', label: 'Review', max: 4000 }),
      reviewReply: { type: 'longText', label: 'Review Reply', max: 4000 },
      reviewType: required({ type: 'choice', label: 'Review Type', options: REVIEW_TYPES }),
      videoPath: { type: 'link', label: 'Video URL', max: LIMITS.link },
      hidden: required({ type: 'flag', label: 'Hidden' }),
      reviewedAt: required({ type: 'instant', label: 'Review Created On' }),
    },
    crossFieldErrors: ({ reviewType, videoPath }) =>
      reviewType === 'Video' && (videoPath ?? null) === null
        ? [['videoPath', requiredMessage('Video URL')]]
        : [],
  },
  ...EDITORIAL,
  enquiry: ENQUIRY_RULE,
  account: {
    fields: {
      userId: required({ type: 'phone', label: 'User Id', hint: 'A ten-digit mobile number' }),
      uname: required({ type: 'text', label: 'User Name' }),
      uphone1: { type: 'phone', label: 'Phone 1' },
      uphone2: { type: 'phone', label: 'Phone 2' },
      uwhatsapp: { type: 'phone', label: 'WhatsApp' },
      uemail: { type: 'email', label: 'Email' },
      companyName: { type: 'text', label: 'Company Name' },
      city: { type: 'text', label: 'City' },
      userStatus: required({ type: 'choice', label: 'User Status', options: ACCOUNT_STATUSES }),
      userType: required({ type: 'choice', label: 'User Type', options: USER_TYPES }),
    },
  },
} as const satisfies Readonly<Record<string, RecordRule>>;
export type RecordName = keyof typeof RECORD_RULES;

type Input = Readonly<Record<string, unknown>>;

const ruleOf = ({ label, options = [], max = LIMITS.text }: RecordField): Rule => ({
  label,
  options,
  max,
});

/** The yup schema of one field's value. */
export const recordFieldSchema = (field: RecordField) =>
  FIELD_TYPES[field.type].schema(ruleOf(field));

/** The Strapi attribute of one field. */
export const recordFieldAttribute = (field: RecordField) =>
  FIELD_TYPES[field.type].attribute(ruleOf(field));

/** The JSON Schemas of one field's value. */
export const recordFieldJson = (field: RecordField): JsonSchemas =>
  FIELD_TYPES[field.type].json(ruleOf(field));

/** Parses fields for storage: sent values replace stored ones. Returns the values and the errors. */
export function parseFields(
  fields: RecordRule['fields'],
  input: Input,
  current: Input = {},
): { readonly values: Record<string, unknown>; readonly errors: Record<string, string> } {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [key, field] of Object.entries(fields)) {
    try {
      const raw = input[key] === undefined ? current[key] : input[key];
      values[key] = (recordFieldSchema(field).validateSync(raw) as unknown) ?? null;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      errors[key] = error.message;
    }
    if (field.required !== undefined && values[key] === null) errors[key] ??= field.required;
  }
  return { values, errors };
}

/** Parses the values of a search for some fields. Returns the values, null for those not sent, and the errors. */
export const parseFilters = (fields: RecordRule['fields'], input: Input) =>
  parseFields(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, { ...field, required: undefined }]),
    ),
    input,
  );

/**
 * Parses a record's fields for storage: sent values replace stored ones. Keys without a rule are dropped.
 * @param current the stored record, for an edit
 */
export function parseByRule(
  { fields, crossFieldErrors }: RecordRule,
  input: Input,
  current: Input = {},
): Outcome<Readonly<Record<string, unknown>>> {
  const { values, errors } = parseFields(fields, input, current);
  for (const [key, message] of crossFieldErrors?.(values) ?? []) errors[key] ??= message;
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value: values };
}

/** The same for a record type by its name. */
export const parseRecord = (name: RecordName, input: Input, current?: Input) =>
  parseByRule(RECORD_RULES[name], input, current);
