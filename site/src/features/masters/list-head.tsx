import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button/icon-button';
import * as styles from './masters.module.css';

interface ListHeadProps {
  readonly heading: string;
  /** The label of the filter. */
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onBack: () => void;
}

/** The head of a master list. It shows the count, or the filter in its place. The arrow goes back from both. */
export function ListHead({ heading, label, typed, onType, onBack }: ListHeadProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isFiltering, setFiltering] = useState(false);
  useEffect(() => {
    if (isFiltering) field.current?.focus();
  }, [isFiltering]);

  const back = () => {
    if (!isFiltering) {
      onBack();
      return;
    }
    setFiltering(false);
    onType('');
  };
  return (
    <div className="row-8">
      <IconButton
        icon="ArrowLeft"
        label={isFiltering ? 'Back to the whole list' : 'Back'}
        onClick={back}
      />
      <p className={isFiltering ? 'visually-hidden' : styles.heading} role="status">
        {heading}
      </p>
      {isFiltering ? (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {label}
          </label>
          <input
            ref={field}
            id={id}
            type="search"
            className={styles.filter}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              onType(event.target.value);
            }}
          />
        </>
      ) : (
        <IconButton
          icon="Search"
          label={label}
          onClick={() => {
            setFiltering(true);
          }}
        />
      )}
    </div>
  );
}
