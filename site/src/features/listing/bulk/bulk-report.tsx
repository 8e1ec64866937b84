import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button/button';
import { ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import { FailureNote } from '../../../components/toast/failure-note';
import { numberText } from '../../../domain';
import type { Area } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { notifyChange } from '../../../requests/changes';
import { useProgress } from '../../../requests/use-progress';
import { listingsText } from './bulk-words';
import { readBulkChange, undoBulkChange } from './requests';
import type { BegunChange } from './requests';
import * as styles from './bulk.module.css';

const runs = ({ isRunning }: BegunChange): boolean => isRunning;

/** Asks how far a bulk change is until it is done. Then the lists of this visit follow. */
function useBulkProgress(area: Area, begun: BegunChange) {
  const [id, setId] = useState(begun._id);
  const read = useCallback((signal: AbortSignal) => readBulkChange(area, id, signal), [area, id]);
  const progress = useProgress(begun, runs, read);
  const { kind, isRunning } = progress.now;
  useEffect(() => {
    if (!isRunning) notifyChange('listings', { what: 'edited', area, kind, id });
  }, [area, id, kind, isRunning]);
  const follow = (next: BegunChange) => {
    setId(next._id);
    progress.follow(next);
  };
  return { ...progress, follow };
}

function outcomeText({ isRunning, isUndo, total, changed, same, refused }: BegunChange): string {
  if (isRunning) return `${numberText(changed + same + refused)} of ${listingsText(total)} done`;
  const parts = [
    `${listingsText(changed)} ${isUndo ? 'set back' : 'changed'}`,
    ...(same > 0 ? [`${numberText(same)} had it already`] : []),
    ...(refused > 0 ? [`${numberText(refused)} refused`] : []),
  ];
  return `${parts.join(', ')}.`;
}

interface BulkReportProps {
  readonly area: Area;
  readonly begun: BegunChange;
  readonly onClose: () => void;
}

/** How far a bulk change is; then what was refused, and its undo. */
export function BulkReport({ area, begun, onClose }: BulkReportProps) {
  const id = useId();
  const { now, failure, follow, retry } = useBulkProgress(area, begun);
  const { isRunning, isUndo, total, changed, same, refused, refusals } = now;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    close.current?.focus();
  }, []);
  const undo = async (): Promise<void> => {
    const act = async () => {
      follow(await undoBulkChange(area, now._id));
    };
    await attempt('undo a bulk change', act, { onRetry: () => void undo() });
  };
  return (
    <>
      <ModalBody isText>
        <p id={id} role="status">
          {outcomeText(now)}
        </p>
        {isRunning && (
          <>
            <progress
              className={styles.progress}
              aria-labelledby={id}
              max={Math.max(1, total)}
              value={changed + same + refused}
            />
            <p className="muted">It goes on when you close this.</p>
          </>
        )}
        {failure && <FailureNote {...failure} onRetry={retry} />}
        {!isRunning && refused > 0 && (
          <ul aria-label="Refused">
            {refusals.map(({ _id, code, reason }) => (
              <li key={_id}>{`${code ?? 'One'}: ${reason}`}</li>
            ))}
          </ul>
        )}
      </ModalBody>
      <ModalActions>
        {!isRunning && !isUndo && changed > 0 && (
          <Button variant="secondary" onClick={() => void undo()}>
            Undo
          </Button>
        )}
        <Button ref={close} onClick={onClose}>
          Close
        </Button>
      </ModalActions>
    </>
  );
}
