import { useLayoutEffect } from 'react';
import type { ComponentType, Dispatch, SetStateAction } from 'react';
import { DISPLAYS } from '../../../domain';
import type { ResultsProps } from '../list/list-data';
import { setDisplay, useDisplay } from './display';
import { ListingTable } from './listing-table';
import * as styles from './table.module.css';

export interface ViewSwitchProps {
  /** Sets the table in place of the cards; null for the cards. */
  readonly onTable: Dispatch<SetStateAction<ComponentType<ResultsProps> | null>>;
}

/** The choice between cards and table. */
export function ViewSwitch({ onTable }: ViewSwitchProps) {
  const { display } = useDisplay();

  // Before the paint, so that the cards do not show first.
  useLayoutEffect(() => {
    onTable(() => (display === 'Table' ? ListingTable : null));
    return () => {
      onTable(null);
    };
  }, [display, onTable]);

  return (
    <div className={styles.views} role="group" aria-label="View">
      {DISPLAYS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.choose}
          aria-pressed={display === one}
          onClick={() => {
            setDisplay({ display: one });
          }}
        >
          {one}
        </button>
      ))}
    </div>
  );
}
