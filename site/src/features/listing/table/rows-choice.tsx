import { useId } from 'react';
import { ROWS } from '../../../domain';
import type { Rows } from '../../../domain';
import { parseRows } from './display';
import * as styles from './table.module.css';
import { useKeptFocus } from './use-kept-focus';

interface RowsChoiceProps {
  readonly rows: Rows;
  readonly onChosen: (rows: Rows) => void;
}

/** The choice of the table's rows per page. */
export function RowsChoice({ rows, onChosen }: RowsChoiceProps) {
  const id = useId();
  const ref = useKeptFocus<HTMLSelectElement>();
  return (
    <div className="row-8 small">
      <label htmlFor={id}>Rows per Page</label>
      <select
        ref={ref}
        id={id}
        className={styles.number}
        value={rows}
        onChange={({ target }) => {
          onChosen(parseRows(target.value));
        }}
      >
        {ROWS.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  );
}
