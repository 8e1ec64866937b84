import { Button } from '../../../components/button/button';
import { IconButton } from '../../../components/icon-button/icon-button';
import { numberText } from '../../../domain';
import type { Area, ListKey } from '../../../domain';
import { openOverlay } from '../../../overlays/store';
import { listingsText } from '../bulk/bulk-words';
import type { Selection } from './use-selection';
import * as styles from './tools.module.css';

interface SelectionBarProps {
  readonly area: Area;
  readonly list: ListKey;
  readonly address: string;
  /** How many listings match, on all pages. */
  readonly count: number;
  /** How many listings the page has. */
  readonly onPage: number;
  readonly selection: Selection;
}

/** What can be done with the selected listings. */
export function SelectionBar({ area, list, address, count, onPage, selection }: SelectionBarProps) {
  const { selected, isAll, selectAll, clear } = selection;
  const total = isAll ? count : selected.length;
  const open = () => {
    const chosen = isAll ? { query: address.split('?')[1] ?? '' } : { ids: selected };
    openOverlay('listingForm', { mode: 'bulk', area, list, chosen, count: total });
  };
  return (
    <section className={styles.selection} aria-label="Selected listings" data-keep-clear="">
      <IconButton icon="X" size={18} label="Clear Selection" onClick={clear} />
      <p className={styles.count} role="status">
        {listingsText(total)} selected
      </p>
      {!isAll && count > onPage && (
        <Button size="small" variant="quiet" onClick={selectAll}>
          Select all {numberText(count)} that match
        </Button>
      )}
      <Button size="small" aria-haspopup="dialog" onClick={open}>
        Set …
      </Button>
    </section>
  );
}
