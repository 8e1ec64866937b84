import { useId } from 'react';
import { useField } from 'formik';
import { describedBy } from './field-notes';
import { FieldRow } from './field-row';
import { useFieldError } from './use-field-error';
import * as styles from './fields.module.css';
import { cx } from '../styles/cx';

interface LongTextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly hint?: string | undefined;
}

/** Several lines of text. */
export const LongTextField = ({ name, label, isRequired = false, hint }: LongTextFieldProps) => {
  const id = useId();
  const [input, meta] = useField<string>(name);
  const error = useFieldError(meta);
  return (
    <FieldRow id={id} label={label} isRequired={isRequired} hint={hint} error={error}>
      <textarea
        {...input}
        id={id}
        rows={4}
        className={cx(styles.control, styles.many)}
        aria-required={isRequired}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id)}
      />
    </FieldRow>
  );
};
