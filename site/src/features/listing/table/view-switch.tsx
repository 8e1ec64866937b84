import { useLayoutEffect } from 'react';
import { DISPLAYS } from '../../../domain';
import type { Display } from '../../../domain';
import type { ListData, ResultsProps, TableView } from '../list/list-data';
import { setDisplay, useDisplay } from './display';
import { keepPlace } from './keep-place';
import { ListingTable } from './listing-table';
import * as styles from './tools.module.css';

export interface ViewSwitchProps {
  /** Sets the table in place of the cards; null for the cards. */
  readonly onTable: (view: TableView | null) => void;
  /** The shown page of the list; null until it is loaded. */
  readonly data: ListData | null;
  /** The number of cards per page. */
  readonly cardsLimit: number;
  readonly hrefOf: ResultsProps['hrefOf'];
}

/** The choice between cards and table. */
export function ViewSwitch({ onTable, data, cardsLimit, hrefOf }: ViewSwitchProps) {
  const { display, rows } = useDisplay();

  // Before the paint, so that the cards do not show first.
  useLayoutEffect(() => {
    onTable(display === 'Table' ? { Table: ListingTable, rows } : null);
    return () => {
      onTable(null);
    };
  }, [display, rows, onTable]);

  const choose = (next: Display) => {
    keepPlace(data, next === 'Table' ? rows : cardsLimit, hrefOf);
    setDisplay({ display: next });
  };

  return (
    <div className={styles.views} role="group" aria-label="View">
      {DISPLAYS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.choose}
          aria-pressed={display === one}
          onClick={() => {
            choose(one);
          }}
        >
          {one}
        </button>
      ))}
    </div>
  );
}
