import { useCan } from '../../../session/use-can';
import type { ListData } from '../list/list-data';
import { ViewSwitch } from '../table/view-switch';
import type { ViewSwitchProps } from '../table/view-switch';
import { StaffFind } from './staff-find';
import * as styles from './staff.module.css';
import { useListUpdates } from './use-list-updates';
import type { ShownList } from './use-list-updates';

export interface StaffBarProps
  extends Pick<ShownList, 'area' | 'list' | 'onStale' | 'onCards'>,
    ViewSwitchProps {
  /** The query of the list's address. */
  readonly query: string;
  /** The page of the list; null until it is loaded. */
  readonly data: ListData | null;
}

/** The search for listings and the choice of the view. It also subscribes the list to changes by staff. */
export function StaffBar({ query, data, onTable, ...rest }: StaffBarProps) {
  const { area, list } = rest;
  const can = useCan();
  const isFirstPage = query === '' && data?.page === 1;
  useListUpdates({ ...rest, isFirstPage, cards: data?.lists ?? [] });
  if (!can('write listings', area)) return null;
  return (
    <div className={styles.bar}>
      <StaffFind area={area} list={list} />
      <ViewSwitch onTable={onTable} />
    </div>
  );
}
