import type { ReactNode } from 'react';
import { useField } from 'formik';
import * as styles from './fields.module.css';

interface TickFieldProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A checkbox with its label. */
export const TickField = ({ name, children }: TickFieldProps) => {
  const [{ value, onChange, onBlur }] = useField<boolean>(name);
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={styles.box}
        name={name}
        // On Back, a browser would restore the tick by itself, without an event for the form.
        autoComplete="off"
        checked={value}
        onChange={onChange}
        onBlur={onBlur}
      />
      <span>{children}</span>
    </label>
  );
};
