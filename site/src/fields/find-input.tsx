import type { KeyboardEvent } from 'react';
import * as styles from './fields.module.css';

interface FindInputProps {
  /** The label of the filtered field. */
  readonly label: string;
  /** The id of the options. */
  readonly list: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Enter does not submit the form here. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** The filter of a field's options. */
export const FindInput = ({ label, list, typed, onType }: FindInputProps) => (
  <input
    type="search"
    className={styles.control}
    placeholder="Type to find"
    aria-label={`Find in ${label}`}
    aria-controls={list}
    value={typed}
    onKeyDown={keepForm}
    onChange={(event) => {
      onType(event.target.value);
    }}
  />
);
