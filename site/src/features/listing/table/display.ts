import { useSyncExternalStore } from 'react';
import { createStore } from '../../../browser/create-store';
import { DISPLAYS, ROWS, USUAL_ROWS } from '../../../domain';
import type { Display, Rows } from '../../../domain';
import { readText, saveText } from '../../../requests/browser-storage';
import { parseColumns } from './columns';
import type { FactName } from './columns';

/** How staff see all lists. */
interface ListDisplay {
  readonly display: Display;
  /** The columns of the table. */
  readonly columns: readonly FactName[];
  /** The rows per page of the table. */
  readonly rows: Rows;
}

const KEYS = { display: 'listView', columns: 'tableColumns', rows: 'tableRows' };

/** The rows per page of a stored choice; the usual ones for none. */
export const parseRows = (stored: string | null): Rows =>
  ROWS.find((one) => String(one) === stored) ?? USUAL_ROWS;

const store = createStore<ListDisplay>({
  display: DISPLAYS.find((one) => one === readText(KEYS.display)) ?? 'Cards',
  columns: parseColumns(readText(KEYS.columns)),
  rows: parseRows(readText(KEYS.rows)),
});

/** How the lists are shown now. */
export const currentDisplay = store.get;

export const useDisplay = (): ListDisplay => useSyncExternalStore(store.subscribe, store.get);

/** Changes how the lists are shown. The browser remembers it. */
export function setDisplay(next: Partial<ListDisplay>): void {
  if (next.display) saveText(KEYS.display, next.display);
  if (next.columns) saveText(KEYS.columns, next.columns.join(' '));
  if (next.rows) saveText(KEYS.rows, String(next.rows));
  store.set({ ...store.get(), ...next });
}
