import { useState } from 'react';
import { Button } from '../../../components/button/button';
import { LazyFallback } from '../../../components/lazy-fallback/lazy-fallback';
import { useLoaded } from '../../../requests/use-loaded';
import { useCan } from '../../../session/use-can';
import { useDisplay } from '../table/display';
import { RecentChanges } from '../table/recent-changes';
import { ViewSwitch } from '../table/view-switch';
import type { ViewSwitchProps } from '../table/view-switch';
import { StaffFind } from './staff-find';
import type { ViewsModalProps } from '../views/views-modal';
import * as styles from './staff.module.css';
import { useListUpdates } from './use-list-updates';
import type { ShownList } from './use-list-updates';

/** Not an overlay: the loader of one would be in the first load of each page. */
const loadModals = () => import('../modals');

const LazyViews = (props: ViewsModalProps) => {
  const { value, failure, retry } = useLoaded(loadModals);
  return value ? (
    <value.ViewsModal {...props} />
  ) : (
    <LazyFallback failure={failure} onRetry={retry} />
  );
};

export interface StaffBarProps
  extends Pick<ShownList, 'area' | 'list' | 'onStale' | 'onCards'>,
    ViewSwitchProps {
  /** The query of the list's address. */
  readonly query: string;
}

/**
 * The search for listings, the choice of the view and the saved views. It also subscribes the list to changes by staff.
 */
export function StaffBar(props: StaffBarProps) {
  const { area, list, query, data, cardsLimit, hrefOf, onStale, onCards, onTable } = props;
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const { display } = useDisplay();
  const isFirstPage = query === '' && data?.page === 1;
  const cards = data?.lists ?? [];
  useListUpdates({ area, list, onStale, onCards, isFirstPage, cards });
  if (!can('write listings', area)) return null;
  // A table without rows is not there, nor are its buttons.
  const isEmptyTable = display === 'Table' && data?.lists.length === 0;
  return (
    <>
      <div className={styles.bar}>
        <StaffFind area={area} list={list} />
        <div className={styles.views}>
          <ViewSwitch {...{ data, cardsLimit, hrefOf, onTable }} />
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(true);
            }}
          >
            Views
          </Button>
        </div>
        {isOpen && (
          <LazyViews
            shown={{ area, list, query }}
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </div>
      {isEmptyTable && (
        <div className={styles.recent}>
          <RecentChanges area={area} />
        </div>
      )}
    </>
  );
}
