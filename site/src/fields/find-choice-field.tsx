import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useField } from 'formik';
import { Button } from '../components/button/button';
import { cx } from '../styles/cx';
import { describedBy, FieldNotes } from './field-notes';
import { FindInput } from './find-input';
import { matchOptions } from './match-options';
import { useFieldError } from './use-field-error';
import * as styles from './fields.module.css';

interface FindChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly isRequired?: boolean;
  readonly hint?: string | undefined;
  /** Below the options: another way to an option. */
  readonly children?: ReactNode;
}

/** One of many options; typing filters them. */
export const FindChoiceField = (props: FindChoiceFieldProps) => {
  const { name, label, options, isRequired = false, hint, children } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [{ value, onChange }, meta, { setValue }] = useField<string>(name);
  const error = useFieldError(meta);
  const { shown, left } = matchOptions(options, value === '' ? [] : [value], typed);
  return (
    <fieldset className={styles.row} aria-describedby={describedBy(id)}>
      <legend className={styles.label}>
        <span className={cx(isRequired && styles.required)}>{label}</span>
        {value !== '' && <span className={styles.hint}> · {value}</span>}
      </legend>
      <FindInput label={label} list={id} typed={typed} onType={setTyped} />
      <div
        className={styles.found}
        id={id}
        role="radiogroup"
        aria-label={label}
        aria-required={isRequired}
      >
        {shown.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              className={styles.box}
              name={name}
              value={option}
              checked={value === option}
              onChange={onChange}
            />
            {option}
          </label>
        ))}
        {left > 0 && <p className={styles.hint}>{left} more: type to find them.</p>}
        {shown.length === 0 && <p className={styles.hint}>Nothing has these letters in it.</p>}
      </div>
      <div className={styles.ways}>
        {!isRequired && value !== '' && (
          <Button variant="quiet" size="small" onClick={() => void setValue('')}>
            None of them
          </Button>
        )}
        {children}
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </fieldset>
  );
};
