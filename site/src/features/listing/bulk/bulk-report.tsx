import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button/button';
import { ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import { FailureNote } from '../../../components/toast/failure-note';
import { numberText } from '../../../domain';
import type { Area } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { notifyChange } from '../../../requests/changes';
import { failureMessage } from '../../../requests/failure-message';
import type { FailureMessage } from '../../../requests/failure-message';
import { listingsText } from './bulk-words';
import { readBulkChange, undoBulkChange } from './requests';
import type { BegunChange } from './requests';
import * as styles from './bulk.module.css';

const PAUSE_MS = 1000;

/** Asks again and again how far a bulk change is, also after a failure, until it is done. */
function useProgress(area: Area, begun: BegunChange) {
  const [state, setState] = useState<{ now: BegunChange; failure: FailureMessage | null }>({
    now: begun,
    failure: null,
  });
  const { now } = state;
  const { _id: id, kind, isRunning } = now;
  useEffect(() => {
    if (!isRunning) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      readBulkChange(area, id, controller.signal).then(
        (read) => {
          setState({ now: read, failure: null });
        },
        (error: unknown) => {
          if (!controller.signal.aborted) setState({ now, failure: failureMessage(error) });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [area, id, isRunning, state, now]);
  useEffect(() => {
    if (!isRunning) notifyChange('listings', { what: 'edited', area, kind, id });
  }, [area, id, kind, isRunning]);
  const follow = (next: BegunChange) => {
    setState({ now: next, failure: null });
  };
  const retry = () => {
    follow(now);
  };
  return { ...state, follow, retry };
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
  const { now, failure, follow, retry } = useProgress(area, begun);
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
