import { useId } from 'react';
import { useField } from 'formik';
import { describedBy, FieldRow } from './field-row';
import * as styles from './fields.module.css';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** One line of text. */
export const TextField = ({ name, label, hint }: TextFieldProps) => {
  const id = useId();
  const [input, { error }] = useField<string>(name);
  return (
    <FieldRow id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        id={id}
        className={styles.control}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id)}
      />
    </FieldRow>
  );
};
