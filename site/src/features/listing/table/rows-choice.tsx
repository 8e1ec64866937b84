import { useId, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { ROWS } from '../../../domain';
import type { Rows } from '../../../domain';
import { parseRows } from './display';
import * as styles from './tools.module.css';

/** Whether the last control had the focus when it was removed. */
let hadFocus = false;

/** Returns a ref of a control that has the focus again where the page that it opens replaces it. */
function useKeptFocus(): RefObject<HTMLSelectElement> {
  const ref = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const control = ref.current;
    if (hadFocus) control?.focus({ preventScroll: true });
    hadFocus = false;
    return () => {
      hadFocus = control === document.activeElement;
    };
  }, []);
  return ref;
}

interface RowsChoiceProps {
  readonly rows: Rows;
  readonly onChosen: (rows: Rows) => void;
}

/** The choice of the table's rows per page. */
export function RowsChoice({ rows, onChosen }: RowsChoiceProps) {
  const id = useId();
  const ref = useKeptFocus();
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
