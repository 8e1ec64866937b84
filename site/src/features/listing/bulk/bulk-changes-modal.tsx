import { useCallback, useEffect, useRef, useState } from 'react';
import { timeText } from '../../../components/age/time-text';
import { Button } from '../../../components/button/button';
import { Modal } from '../../../components/modal/modal';
import { ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { KIND_FACTS, REGIONS } from '../../../domain';
import type { Area } from '../../../domain';
import { useLoaded } from '../../../requests/use-loaded';
import { BulkReport } from './bulk-report';
import { changeText, outcomeText } from './bulk-words';
import * as styles from './bulk.module.css';
import { findBulkChanges, readBulkChange } from './requests';
import type { BulkChangeFacts } from './requests';

interface EntryProps {
  readonly one: BulkChangeFacts;
  /** Whether it takes the focus: its report was open. */
  readonly isFirst: boolean;
  readonly onOpen: (id: string) => void;
}

const Entry = ({ one, isFirst, onOpen }: EntryProps) => {
  const { _id, kind, by, at } = one;
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst) ref.current?.focus();
  }, [isFirst]);
  const facts = [KIND_FACTS[kind].category, ...(by === null ? [] : [by]), timeText(at)];
  return (
    <li className={styles.entry}>
      <button
        ref={ref}
        type="button"
        className={styles.open}
        onClick={() => {
          onOpen(_id);
        }}
      >
        <span className={styles.name}>{changeText(one)}</span>
        <span className="muted small">{facts.join(' · ')}</span>
        <span className="small">{outcomeText(one)}</span>
      </button>
    </li>
  );
};

interface ChangesProps {
  readonly area: Area;
  /** The one whose report was open. */
  readonly last: string | null;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

const Changes = ({ area, last, onOpen, onClose }: ChangesProps) => {
  const load = useCallback((signal: AbortSignal) => findBulkChanges(area, signal), [area]);
  const { value, failure, retry } = useLoaded(load);
  return (
    <>
      <ModalBody>
        {failure && <FailureNote {...failure} onRetry={retry} />}
        {!value && !failure && <Skeleton rows={3} />}
        {value?.length === 0 && (
          <p role="status">There is none yet. A change of many listings is kept for 30 days.</p>
        )}
        {value && value.length > 0 && (
          <ul>
            {value.map((one) => (
              <Entry key={one._id} one={one} isFirst={one._id === last} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </ModalBody>
      <ModalActions>
        <Button onClick={onClose}>Close</Button>
      </ModalActions>
    </>
  );
};

interface ReportProps {
  readonly area: Area;
  readonly id: string;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

const Report = ({ area, id, onBack, onClose }: ReportProps) => {
  const load = useCallback((signal: AbortSignal) => readBulkChange(area, id, signal), [area, id]);
  const { value, failure, retry } = useLoaded(load);
  if (value) return <BulkReport {...{ area, onBack, onClose }} begun={value} />;
  return (
    <>
      <ModalBody>
        {failure ? <FailureNote {...failure} onRetry={retry} /> : <Skeleton rows={3} />}
      </ModalBody>
      <ModalActions>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button onClick={onClose}>Close</Button>
      </ModalActions>
    </>
  );
};

interface BulkChangesModalProps {
  readonly area: Area;
  readonly onClose: () => void;
}

/** The newest bulk changes of a region, each with its report and its undo. */
export function BulkChangesModal({ area, onClose }: BulkChangesModalProps) {
  const [last, setLast] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (id: string) => {
    setLast(id);
    setOpen(true);
  };
  const back = () => {
    setOpen(false);
  };
  return (
    <Modal title={`Recent Changes: ${REGIONS[area].label}`} isOpen onClose={onClose}>
      {isOpen && last !== null ? (
        <Report {...{ area, onClose }} id={last} onBack={back} />
      ) : (
        <Changes {...{ area, last, onClose }} onOpen={open} />
      )}
    </Modal>
  );
}
