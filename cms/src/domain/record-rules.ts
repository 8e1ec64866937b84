import { FIELD_TYPES, LIMITS } from './field-types';
import type { Rule } from './field-types';
import { requiredMessage } from './messages';
import { CITIES } from './regions';
import { OVERVIEW_LINES } from './wire';
import type { Outcome } from './listing-values';
import { ValidationError, mixed } from 'yup';
import type { Schema } from 'yup';

/** The rules of the records that are no listings. Source: the contract, "Conventions", "Reviews", "Overviews". */
export const REVIEW_TYPES = ['Text', 'Video'] as const;

const rule = (label: string, more: Partial<Rule> = {}): Rule => ({
  label,
  options: [],
  max: LIMITS.text,
  ...more,
});

const text = (label: string, max: number = LIMITS.text) =>
  FIELD_TYPES.text.schema(rule(label, { max }));

const choice = (label: string, options: readonly string[]) =>
  FIELD_TYPES.choice.schema(rule(label, { options }));

/** A numeric text as its number, an empty one as none; all else as it is. */
function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : Number(value);
}

/** The most that an integer of the databases holds. */
const MOST = 2_147_483_647;

/** A whole number, stored as its absolute value. */
const position = mixed<number>()
  .nullable()
  .transform((value: unknown) => {
    const count = numberOf(value);
    return typeof count === 'number' ? Math.abs(count) : count;
  })
  .test('whole', 'Position must be a whole number', (value: unknown) =>
    value === null || value === undefined ? true : Number.isInteger(value) && Number(value) <= MOST,
  );

const rating = mixed<number>()
  .nullable()
  .transform(numberOf)
  .test('rating', 'Rating must be a whole number from 1 to 5', (value: unknown) =>
    value === null || value === undefined ? true : [1, 2, 3, 4, 5].some((one) => one === value),
  );

interface RecordRule {
  readonly fields: Readonly<Record<string, Schema>>;
  /** The message for each field that must be there. */
  readonly required: Readonly<Record<string, string>>;
  /** What the fields must keep together. */
  readonly together?: (
    values: Readonly<Record<string, unknown>>,
  ) => readonly (readonly [key: string, message: string])[];
}

/** The kinds of record with rules of their own. */
export const RECORD_RULES = {
  review: {
    fields: {
      name: text('Name'),
      rating,
      review: text('Review', 4000),
      reviewReply: text('Review Reply', 4000),
      reviewType: choice('Review Type', REVIEW_TYPES),
      videoPath: FIELD_TYPES.link.schema(rule('Video URL', { max: LIMITS.link })),
    },
    required: {
      name: requiredMessage('Name'),
      rating: requiredMessage('Rating'),
      review: requiredMessage('Review'),
      reviewType: requiredMessage('Review Type'),
    },
    together: ({ reviewType, videoPath }) =>
      reviewType === 'Video' && (videoPath ?? null) === null
        ? [['videoPath', requiredMessage('Video URL')]]
        : [],
  },
  overview: {
    fields: {
      city: choice('Location', CITIES),
      tag: text('Tag'),
      heading: text('Heading'),
      ...Object.fromEntries(
        OVERVIEW_LINES.map((line, index) => [line, text(`Line ${String(index + 1)}`)]),
      ),
      position,
    },
    required: { city: requiredMessage('Location') },
  },
  award: {
    fields: { head: text('Heading'), position },
    required: { head: 'Heading' },
  },
} as const satisfies Readonly<Record<string, RecordRule>>;
export type RecordName = keyof typeof RECORD_RULES;

type Input = Readonly<Record<string, unknown>>;

/**
 * A record's fields as they would be stored: what is sent over what there is; keys without a rule are left out.
 * @param current the stored record, for an edit
 */
export function readRecord(
  name: RecordName,
  input: Input,
  current: Input = {},
): Outcome<Readonly<Record<string, unknown>>> {
  const { fields, required, together }: RecordRule = RECORD_RULES[name];
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [key, schema] of Object.entries(fields)) {
    try {
      const raw = input[key] === undefined ? current[key] : input[key];
      values[key] = (schema.validateSync(raw) as unknown) ?? null;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      errors[key] = error.message;
    }
    const message = required[key];
    if (message !== undefined && values[key] === null) errors[key] ??= message;
  }
  for (const [key, message] of together?.(values) ?? []) errors[key] ??= message;
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value: values };
}
