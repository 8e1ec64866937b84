import { useId } from 'react';
import { useField } from 'formik';
import { describedBy } from './field-notes';
import { useFieldError } from './use-field-error';

/** The props that every field of a form has. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly hint?: string | undefined;
}

/**
 * The state of a field with one control.
 * @returns the props of its row, those of its control in two parts, and a function that sets its value
 */
export function useControl({ name, label, isRequired = false, hint }: FieldProps) {
  const id = useId();
  const [input, meta, { setValue }] = useField<string>(name);
  const error = useFieldError(meta);
  return {
    row: { id, label, isRequired, hint, error },
    input,
    aria: {
      'aria-required': isRequired,
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy(id),
    },
    setValue,
  };
}
