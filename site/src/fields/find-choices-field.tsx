import { useId, useState } from 'react';
import { useField } from 'formik';
import { FindInput } from './find-input';
import { matchOptions } from './match-options';
import * as styles from './fields.module.css';

interface FindChoicesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
}

/** Several of many options; typing filters them. */
export const FindChoicesField = ({ name, label, options }: FindChoicesFieldProps) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [{ value, onChange }] = useField<string[]>(name);
  const { shown, left } = matchOptions(options, value, typed);
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>
        {label}
        {value.length > 0 && <span className={styles.hint}> · {value.length} chosen</span>}
      </legend>
      <FindInput label={label} list={id} typed={typed} onType={setTyped} />
      <div className={styles.found} id={id}>
        {shown.map((option) => (
          <label key={option} className={styles.option}>
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
        {left > 0 && <p className={styles.hint}>{left} more: type to find them.</p>}
        {shown.length === 0 && <p className={styles.hint}>Nothing has these letters in it.</p>}
      </div>
    </fieldset>
  );
};
