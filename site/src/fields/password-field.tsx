import { useId, useState } from 'react';
import { useField } from 'formik';
import { describedBy } from './field-notes';
import { FieldRow } from './field-row';
import { useFieldError } from './use-field-error';
import * as styles from './fields.module.css';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Tells password managers to fill in or to generate a password. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a checkbox that shows it. */
export const PasswordField = ({ name, label, hint, autoComplete }: PasswordFieldProps) => {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [input, meta] = useField<string>(name);
  const error = useFieldError(meta);
  return (
    <div>
      <FieldRow id={id} label={label} isRequired hint={hint} error={error}>
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={styles.control}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id)}
        />
      </FieldRow>
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isShown}
          onChange={() => {
            setShown(!isShown);
          }}
        />
        Show {label}
      </label>
    </div>
  );
};
