import { useId } from 'react';
import type { InputHTMLAttributes } from 'react';
import { useField } from 'formik';
import { describedBy } from './field-notes';
import { FieldRow } from './field-row';
import { useFieldError } from './use-field-error';
import * as styles from './fields.module.css';

export interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly hint?: string | undefined;
}

/** One line of text. */
export const TextField = ({
  name,
  label,
  hint,
  isRequired = false,
  autoComplete = 'off',
  ...kind
}: TextFieldProps) => {
  const id = useId();
  const [input, meta] = useField<string>(name);
  const error = useFieldError(meta);
  return (
    <FieldRow id={id} label={label} isRequired={isRequired} hint={hint} error={error}>
      <input
        {...input}
        {...kind}
        id={id}
        className={styles.control}
        autoComplete={autoComplete}
        aria-required={isRequired}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id)}
      />
    </FieldRow>
  );
};
