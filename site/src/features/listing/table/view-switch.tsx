import { useLayoutEffect, useState } from 'react';
import type { ComponentType, Dispatch, SetStateAction } from 'react';
import { readText, saveText } from '../../../requests/browser-storage';
import type { ResultsProps } from '../list/list-data';
import { ListingTable } from './listing-table';
import * as styles from './table.module.css';

/** The storage key of the last chosen view, for all lists. */
const KEY = 'listView';
const VIEWS = ['Cards', 'Table'] as const;
type View = (typeof VIEWS)[number];

export interface ViewSwitchProps {
  /** Sets the table in place of the cards; null for the cards. */
  readonly onTable: Dispatch<SetStateAction<ComponentType<ResultsProps> | null>>;
}

/** The choice between cards and table. The browser remembers it. */
export function ViewSwitch({ onTable }: ViewSwitchProps) {
  const [view, setView] = useState<View>(() => (readText(KEY) === 'Table' ? 'Table' : 'Cards'));

  // Before the paint, so that the cards do not show first.
  useLayoutEffect(() => {
    onTable(() => (view === 'Table' ? ListingTable : null));
    return () => {
      onTable(null);
    };
  }, [view, onTable]);

  return (
    <div className={styles.views} role="group" aria-label="View">
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.choose}
          aria-pressed={view === one}
          onClick={() => {
            setView(one);
            saveText(KEY, one);
          }}
        >
          {one}
        </button>
      ))}
    </div>
  );
}
