import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { FieldInputProps } from 'formik';
import * as styles from './fields.module.css';
import { matchOptions } from './match-options';

interface FindOptionsProps extends Pick<FieldInputProps<unknown>, 'name' | 'onChange'> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  /** Set for a single choice: the options are radio buttons in a group. */
  readonly group?: { readonly isRequired: boolean };
}

/** Prevents Enter from submitting the form. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** The many options of a field; typing filters them. */
export const FindOptions = (props: FindOptionsProps) => {
  const { id, name, label, options, chosen, group, onChange } = props;
  const [typed, setTyped] = useState('');
  const { shown, left } = matchOptions(options, chosen, typed);
  return (
    <>
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
      <div
        className={styles.found}
        id={id}
        {...(group && {
          role: 'radiogroup',
          'aria-label': label,
          'aria-required': group.isRequired,
        })}
      >
        {shown.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type={group ? 'radio' : 'checkbox'}
              className={styles.box}
              name={name}
              value={option}
              checked={chosen.includes(option)}
              onChange={onChange}
            />
            {option}
          </label>
        ))}
        {left > 0 && <p className={styles.hint}>{left} more: type to find them.</p>}
        {shown.length === 0 && <p className={styles.hint}>Nothing has these letters in it.</p>}
      </div>
    </>
  );
};
