import * as styles from './fields.module.css';

interface FieldNotesProps {
  /** The field's id, which is the prefix of the ids of its notes. */
  readonly id: string;
  /** The value in words, such as the words of a price. */
  readonly words?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** The ids for `aria-describedby`. */
export const describedBy = (id: string): string => `${id}-words ${id}-hint ${id}-error`;

/** The notes below a field: value in words, hint, error. */
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
