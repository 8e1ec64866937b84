import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button/button';
import { ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import { FailureNote } from '../../../components/toast/failure-note';
import type { Area } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { notifyChange } from '../../../requests/changes';
import { useProgress } from '../../../requests/use-progress';
import { changeText, outcomeText } from './bulk-words';
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

interface BulkReportProps {
  readonly area: Area;
  readonly begun: BegunChange;
  /** Leads back to the list of bulk changes. */
  readonly onBack?: () => void;
  readonly onClose: () => void;
}

/** How far a bulk change is; then what was refused, and its undo. */
export function BulkReport({ area, begun, onBack, onClose }: BulkReportProps) {
  const id = useId();
  const { now, failure, follow, retry } = useBulkProgress(area, begun);
  const { isRunning, isUndo, undo: undone, total, changed, same, refused, refusals } = now;
  const close = useRef<HTMLButtonElement>(null);
  // The report of an undo replaces that of the change, and has no button to undo.
  useEffect(() => {
    close.current?.focus();
  }, [now._id]);
  const undo = async (): Promise<void> => {
    const act = async () => {
      follow(await undoBulkChange(area, now._id));
    };
    await attempt('undo a bulk change', act, { onRetry: () => void undo() });
  };
  return (
    <>
      <ModalBody isText>
        <p className="strong">{changeText(now)}</p>
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
            <p className="muted">
              It goes on when you close this. Recent Changes above the table has it.
            </p>
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
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
        )}
        {!isRunning && !isUndo && undone === null && changed > 0 && (
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
