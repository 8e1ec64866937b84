import type { FieldType } from './field-types';
import { requiredMessage } from './messages';

/** One field of a record with its rules. */
export interface RecordField {
  readonly type: FieldType;
  readonly label: string;
  readonly options?: readonly string[];
  /** The maximum number of characters of a text; 200 if not set. */
  readonly max?: number;
  /** The message if the field is missing. Without it the field is optional. */
  readonly required?: string;
  readonly hint?: string;
}

export interface RecordRule {
  readonly fields: Readonly<Record<string, RecordField>>;
  /** Rules over several fields. */
  readonly crossFieldErrors?: (
    values: Readonly<Record<string, unknown>>,
  ) => readonly (readonly [key: string, message: string])[];
}

/** The same field as a required one. */
export const required = <F extends RecordField>(field: F) => ({
  ...field,
  required: requiredMessage(field.label),
});
