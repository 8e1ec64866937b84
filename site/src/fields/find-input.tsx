import type { KeyboardEvent } from 'react';
import * as styles from './fields.module.css';

interface FindInputProps {
  /** What the field is called whose options are narrowed down. */
  readonly label: string;
  /** The id of the options. */
  readonly list: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Enter finds here; it does not send the form. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Narrows a field's options down as one types. */
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
