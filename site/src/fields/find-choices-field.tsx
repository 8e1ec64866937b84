import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useField } from 'formik';
import { matching } from './matching';
import * as styles from './fields.module.css';

interface FindChoicesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
}

/** Enter finds here; it does not send the form. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Any of many: typing narrows them down. */
export const FindChoicesField = ({ name, label, options }: FindChoicesFieldProps) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [{ value, onChange }] = useField<string[]>(name);
  const { shown, left } = matching(options, value, typed);
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>
        {label}
        {value.length > 0 && <span className={styles.hint}> · {value.length} chosen</span>}
      </legend>
      <input
        type="search"
        className={styles.control}
        placeholder="Type to find"
        aria-label={`Find in ${label}`}
        aria-controls={id}
        value={typed}
        onKeyDown={keepForm}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
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
