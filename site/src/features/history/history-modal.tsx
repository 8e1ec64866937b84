import { useCallback, useRef, useState } from 'react';
import { Modal } from '../../components/modal/modal';
import { ModalBody } from '../../components/modal/modal-parts';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { attempt } from '../../overlays/attempt';
import type { OverlayProps } from '../../overlays/overlay-types';
import { confirm, toastSuccess } from '../../overlays/store';
import { useLoaded } from '../../requests/use-loaded';
import * as styles from './history.module.css';
import { Pages, PAGE_SIZE } from './page-buttons';
import { findVersions, restoreVersion } from './requests';
import type { RecordName } from './requests';
import { EarlierEntry, VersionEntry } from './version-entry';

/** Brings a version back after a confirmation. */
async function bringBack(record: RecordName, version: number, onDone: () => void): Promise<void> {
  const isSure = await confirm({
    title: 'Bring this version back?',
    text: 'The fields get the values that they had then. Pictures stay as they are. The history keeps this change, too.',
    action: 'Bring Back',
  });
  if (!isSure) return;
  const restore = async () => {
    await restoreVersion(record, version);
    toastSuccess('Brought Back');
    onDone();
  };
  await attempt(`bring back ${record.id} ${String(version)}`, restore, {
    onRetry: () => void bringBack(record, version, onDone),
  });
}

/** Every kept write of a record, the newest first. */
export function HistoryModal({ type, id, title, onRestored, onClose }: OverlayProps<'history'>) {
  const [offset, setOffset] = useState(0);
  // A key can be of another record, or of none, after a version was brought back: from the first answer on the `_id` counts.
  const known = useRef(id);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const named = { type, id: known.current };
      const found = await findVersions(named, { limit: PAGE_SIZE, offset }, signal);
      known.current = found.record;
      return found;
    },
    [type, offset],
  );
  const { value, failure, retry, refresh } = useLoaded(load);
  const record = { type, id: value?.record ?? id };
  const restoreOf = (version: number) =>
    onRestored &&
    (() =>
      void bringBack(record, version, () => {
        if (offset === 0) refresh();
        else setOffset(0);
        onRestored();
      }));
  const isLast = value !== null && offset + PAGE_SIZE >= value.count;
  const isOlder = isLast && value.count > 0 && value.versions.at(-1)?.action !== 'create';
  return (
    <Modal title={`History of ${title}`} isOpen onClose={onClose}>
      <ModalBody>
        {failure && <FailureNote {...failure} onRetry={retry} />}
        {!value && !failure && <Skeleton rows={8} />}
        {value?.count === 0 && <p>No change has been kept yet.</p>}
        {value && (
          <>
            <ol className={styles.entries}>
              {value.versions.map((version, index) => (
                <VersionEntry
                  key={version.version}
                  record={record}
                  version={version}
                  isNewest={offset + index === 0}
                  onRestore={restoreOf(version.version)}
                />
              ))}
              {isOlder && <EarlierEntry record={record} onRestore={restoreOf(0)} />}
            </ol>
            <Pages offset={offset} count={value.count} onOffset={setOffset} />
          </>
        )}
      </ModalBody>
    </Modal>
  );
}
