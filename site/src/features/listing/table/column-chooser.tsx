import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button/button';
import { COLUMNS, FACT_NAMES } from './columns';
import type { FactName } from './columns';
import * as styles from './tools.module.css';

interface ColumnChooserProps {
  readonly chosen: readonly FactName[];
  readonly onChosen: (columns: readonly FactName[]) => void;
  /** More buttons of the table. */
  readonly children: ReactNode;
}

/** The choice of the table's columns. */
export function ColumnChooser({ chosen, onChosen, children }: ColumnChooserProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="row-12 spread wrap no-print">
      <p className={styles.note}>The headings sort the rows of this page.</p>
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        Columns
      </Button>
      {children}
      <fieldset id={id} className={styles.choices} hidden={!isOpen}>
        <legend className="visually-hidden">Columns</legend>
        {FACT_NAMES.map((name) => (
          <label key={name} className={styles.choice}>
            <input
              type="checkbox"
              autoComplete="off"
              checked={chosen.includes(name)}
              onChange={({ target }) => {
                onChosen(
                  FACT_NAMES.filter((one) =>
                    one === name ? target.checked : chosen.includes(one),
                  ),
                );
              }}
            />
            {COLUMNS[name].label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
