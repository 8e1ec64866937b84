import * as styles from './fields.module.css';

interface FieldNotesProps {
  /** The field's id: its notes' ids begin with it. */
  readonly id: string;
  /** What the value says in words, such as a price's. */
  readonly words?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** The ids of what a field is described by, for `aria-describedby`. */
export const describedBy = (id: string): string => `${id}-words ${id}-hint ${id}-error`;

/** What stands below a field: its value in words, its hint, its fault. */
export const FieldNotes = ({ id, words, hint, error }: FieldNotesProps) => (
  <>
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
  </>
);
