import type { FieldType } from './field-types';
import { requiredMessage } from './messages';

/** One fact about a record, said here and nowhere else. */
export interface RecordField {
  readonly type: FieldType;
  readonly label: string;
  readonly options?: readonly string[];
  /** The most characters of a text; 200 where none is said. */
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

/** The same field, which must be there. */
export const required = <F extends RecordField>(field: F) => ({
  ...field,
  required: requiredMessage(field.label),
});
