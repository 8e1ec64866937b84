import { useCallback, useRef, useState } from 'react';
import { Modal } from '../../components/modal/modal';
import { ModalBody } from '../../components/modal/modal-parts';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import type { OverlayProps } from '../../overlays/overlay-types';
import { useLoaded } from '../../requests/use-loaded';
import { bringBack } from './bring-back';
import { Pages, PAGE_SIZE } from './page-buttons';
import { findVersions } from './requests';
import { EarlierEntry, VersionEntry } from './version-entry';

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
  const named = { record, count: value?.count ?? 0 };
  const restoreOf = (version: number) => () =>
    void bringBack(record, version, () => {
      if (offset === 0) refresh();
      else setOffset(0);
      onRestored?.();
    });
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
            <ol className="stack-16">
              {value.versions.map((version, index) => (
                <VersionEntry
                  key={version.version}
                  {...named}
                  version={version}
                  isNewest={offset + index === 0}
                  onRestore={restoreOf(version.version)}
                />
              ))}
              {isOlder && <EarlierEntry {...named} onRestore={restoreOf(0)} />}
            </ol>
            <Pages offset={offset} count={value.count} onOffset={setOffset} />
          </>
        )}
      </ModalBody>
    </Modal>
  );
}
