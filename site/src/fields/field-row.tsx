import { cx } from '../styles/cx';
import { FieldNotes } from './field-notes';
import * as styles from './fields.module.css';

interface FieldRowProps {
  readonly id: string;
  readonly label: string;
  /** Shows a star after the label. */
  readonly isRequired?: boolean | undefined;
  readonly hint?: string | undefined;
  /** The value in words, such as the words of a price. */
  readonly words?: string | undefined;
  readonly error?: string | undefined;
  readonly children: React.ReactNode;
}

/** The layout of a field: label above, hint and error below. */
export const FieldRow = (props: FieldRowProps) => {
  const { id, label, isRequired = false, hint, words, error, children } = props;
  return (
    <div className={styles.row} data-field>
      <label className={cx(styles.label, isRequired && styles.required)} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldNotes {...{ id, words, hint, error }} />
    </div>
  );
};
