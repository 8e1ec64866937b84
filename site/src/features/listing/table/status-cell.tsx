import { useEffect, useState } from 'react';
import { Button } from '../../../components/button/button';
import { otherStatus, sendStatus, statusOf, SWITCH_NAMES } from '../staff/switch-status';
import { useEscape } from '../use-escape';
import { EditCell } from './edit-cell';
import type { CellProps } from './price-cell';
import * as styles from './table.module.css';

const StatusEditor = ({ area, listing, onClose }: CellProps & { readonly onClose: () => void }) => {
  const ref = useEscape<HTMLDivElement>(onClose);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    ref.current?.querySelector('button')?.focus();
  }, [ref]);

  const send = async () => {
    // The button keeps the focus, so it is not disabled.
    if (isSending) return;
    setSending(true);
    await sendStatus(area, listing);
    onClose();
  };
  return (
    <div ref={ref} className={styles.question} role="group" aria-label={`Status: ${listing.code}`}>
      <Button size="small" aria-busy={isSending} onClick={() => void send()}>
        {SWITCH_NAMES[otherStatus(listing)]}
      </Button>
      <Button variant="quiet" size="small" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
};

/** The status of a listing, which changes by two presses. */
export const StatusCell = (props: CellProps) => {
  const status = statusOf(props.listing);
  return (
    <EditCell
      name={`Edit Status: ${props.listing.code}`}
      text={status}
      className={status === 'active' ? styles.active : styles.inactive}
    >
      {(onClose) => <StatusEditor {...props} onClose={onClose} />}
    </EditCell>
  );
};
