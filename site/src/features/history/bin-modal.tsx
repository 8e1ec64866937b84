import { useCallback, useState } from 'react';
import { timeText } from '../../components/age/time-text';
import { Button } from '../../components/button/button';
import { Modal } from '../../components/modal/modal';
import { ModalBody } from '../../components/modal/modal-parts';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { AREAS, dayText, EDITORIAL_NAMES, KINDS, LIST_KEYS, LISTS, REGIONS } from '../../domain';
import { attempt } from '../../overlays/attempt';
import type { OverlayProps } from '../../overlays/overlay-types';
import { toastSuccess } from '../../overlays/store';
import { notifyChange } from '../../requests/changes';
import { useLoaded } from '../../requests/use-loaded';
import * as styles from './history.module.css';
import { Pages, PAGE_SIZE } from './page-buttons';
import { findBinEntries, restoreBinEntry } from './requests';
import type { BinEntry } from './requests';

const areaOf = ({ area }: BinEntry) => AREAS.find((one) => one === area);

/** Tells what shows such records that one is back. */
function notifyBack(entry: BinEntry): void {
  const { type } = entry;
  const area = areaOf(entry);
  const editorial = EDITORIAL_NAMES.find((one) => one === type);
  if (editorial) notifyChange(editorial, 'refetch');
  if (type === 'review') notifyChange('reviews', 'refetch');
  const kind = KINDS.find((one) => one === type);
  if (!kind || !area) return;
  for (const list of LIST_KEYS.filter((key) => LISTS[key].kind === kind))
    notifyChange('listings', { what: 'created', area, list });
}

async function restore(entry: BinEntry, onDone: () => void): Promise<void> {
  const act = async () => {
    await restoreBinEntry(entry);
    toastSuccess('Brought Back');
    notifyBack(entry);
  };
  await attempt(`bring back ${entry._id}`, act, { onRetry: () => void restore(entry, onDone) });
  onDone();
}

interface EntryProps {
  readonly entry: BinEntry;
  readonly onDone: () => void;
}

const Entry = ({ entry, onDone }: EntryProps) => {
  const { label, title, at, by, until } = entry;
  const area = areaOf(entry);
  return (
    <li className={styles.text}>
      <div>
        <p className={styles.value}>{title}</p>
        <p className="muted small figures">
          {label}
          {area && `, ${REGIONS[area].label}`} · deleted {by !== null && `by ${by} `}
          <time dateTime={at}>{timeText(at)}</time> · kept until {dayText(until)}
        </p>
      </div>
      <Button variant="secondary" size="small" onClick={() => void restore(entry, onDone)}>
        Bring Back<span className="visually-hidden">: {title}</span>
      </Button>
    </li>
  );
};

/** The deleted records that the user may bring back, the last deleted first. */
export function BinModal({ onClose }: OverlayProps<'bin'>) {
  const [offset, setOffset] = useState(0);
  const load = useCallback(
    (signal: AbortSignal) => findBinEntries({ limit: PAGE_SIZE, offset }, signal),
    [offset],
  );
  const { value, failure, retry, refresh } = useLoaded(load);
  return (
    <Modal title="Bin" isOpen onClose={onClose}>
      <ModalBody>
        {failure && <FailureNote {...failure} onRetry={retry} />}
        {!value && !failure && <Skeleton rows={6} />}
        {value?.count === 0 && <p role="status">The bin is empty.</p>}
        {value && value.count > 0 && (
          <>
            <ul>
              {value.entries.map((entry) => (
                <Entry key={entry._id} entry={entry} onDone={refresh} />
              ))}
            </ul>
            <Pages offset={offset} count={value.count} onOffset={setOffset} />
          </>
        )}
      </ModalBody>
    </Modal>
  );
}
