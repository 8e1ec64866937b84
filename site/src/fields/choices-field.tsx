import { useId } from 'react';
import { useField } from 'formik';
import { describedBy, FieldNotes } from './field-notes';
import { FindOptions } from './find-options';
import type { FieldProps } from './use-control';
import { useFieldError } from './use-field-error';
import * as styles from './fields.module.css';

interface ChoicesFieldProps extends Pick<FieldProps, 'name' | 'label'> {
  readonly options: readonly string[];
}

/** A field for several of a few options, as checkboxes. */
export const ChoicesField = ({ name, label, options }: ChoicesFieldProps) => {
  const id = useId();
  const [{ value, onChange }, meta] = useField<string[]>(name);
  const error = useFieldError(meta);
  return (
    <fieldset className={styles.row} aria-describedby={describedBy(id)}>
      <legend className={styles.label}>{label}</legend>
      <div className="wrap-8">
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

/** A field for several of many options; typing filters them. */
export const FindChoicesField = ({ name, label, options }: ChoicesFieldProps) => {
  const id = useId();
  const [{ value: chosen, onChange }] = useField<string[]>(name);
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>
        {label}
        {chosen.length > 0 && <span className={styles.hint}> · {chosen.length} chosen</span>}
      </legend>
      <FindOptions {...{ id, name, label, options, chosen, onChange }} />
    </fieldset>
  );
};
