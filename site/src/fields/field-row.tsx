import * as styles from './fields.module.css';

interface FieldRowProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What the value says in words, such as a price's. */
  readonly words?: string | undefined;
  readonly error?: string | undefined;
  readonly children: React.ReactNode;
}

/** The ids of what a field is described by, for `aria-describedby`. */
export const describedBy = (id: string): string => `${id}-words ${id}-hint ${id}-error`;

/** A field's place in a form: label above, hint and fault below. */
export const FieldRow = ({ id, label, hint, words, error, children }: FieldRowProps) => (
  <div className={styles.row}>
    <label className={styles.label} htmlFor={id}>
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
