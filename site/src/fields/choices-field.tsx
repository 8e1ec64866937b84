import { useId } from 'react';
import { useField } from 'formik';
import { describedBy, FieldNotes } from './field-notes';
import { useFieldError } from './use-field-error';
import * as styles from './fields.module.css';

interface ChoicesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
}

/** Several of a few options, as checkboxes. */
export const ChoicesField = ({ name, label, options }: ChoicesFieldProps) => {
  const id = useId();
  const [{ value, onChange }, meta] = useField<string[]>(name);
  const error = useFieldError(meta);
  return (
    <fieldset className={styles.row} aria-describedby={describedBy(id)}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option} className={styles.choice}>
            <input
              type="checkbox"
              className={styles.box}
              name={name}
              value={option}
              checked={value.includes(option)}
              onChange={onChange}
            />
            {option}
          </label>
        ))}
      </div>
      <FieldNotes {...{ id, error }} />
    </fieldset>
  );
};
