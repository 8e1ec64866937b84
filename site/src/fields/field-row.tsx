import { cx } from '../styles/cx';
import * as styles from './fields.module.css';

interface FieldRowProps {
  readonly id: string;
  readonly label: string;
  /** Marks it with a star. */
  readonly isRequired?: boolean | undefined;
  readonly hint?: string | undefined;
  /** What the value says in words, such as a price's. */
  readonly words?: string | undefined;
  readonly error?: string | undefined;
  readonly children: React.ReactNode;
}

/** The ids of what a field is described by, for `aria-describedby`. */
export const describedBy = (id: string): string => `${id}-words ${id}-hint ${id}-error`;

/** A field's place in a form: label above, hint and fault below. */
export const FieldRow = (props: FieldRowProps) => {
  const { id, label, isRequired = false, hint, words, error, children } = props;
  return (
    <div className={styles.row}>
      <label className={cx(styles.label, isRequired && styles.required)} htmlFor={id}>
        {label}
      </label>
      {children}
      {words !== undefined && (
        <p className={styles.words} id={`${id}-words`}>
          {words}
        </p>
      )}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
