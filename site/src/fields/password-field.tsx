import { useState } from 'react';
import { FieldRow } from './field-row';
import { useControl } from './use-control';
import type { FieldProps } from './use-control';
import * as styles from './fields.module.css';

interface PasswordFieldProps extends Omit<FieldProps, 'isRequired'> {
  /** Tells password managers to fill in or to generate a password. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a checkbox that shows it. */
export const PasswordField = ({ autoComplete, ...field }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false);
  const { row, input, aria } = useControl({ ...field, isRequired: true });
  return (
    <div>
      <FieldRow {...row}>
        <input
          {...input}
          id={row.id}
          type={isShown ? 'text' : 'password'}
          className={styles.control}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
          {...aria}
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
        Show {field.label}
      </label>
    </div>
  );
};
