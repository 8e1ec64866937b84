import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button/button';
import { Modal } from '../../../components/modal/modal';
import { ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import { spokenLine } from '../../../domain';
import { StageButtons } from '../staff/stage-buttons';
import { CONSEQUENCES, otherStages, stageWords } from '../staff/stages';
import type { StageFormOf } from './form-texts';
import * as styles from './listing-form.module.css';

/** The choice of a listing's stage: a press on one sets it. */
export function StageForm({ area, listing, onClose }: StageFormOf & { onClose: () => void }) {
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    choices.current?.querySelector('button')?.focus();
  }, []);
  return (
    <Modal size="small" title={`Stage: ${listing.code}`} isOpen onClose={onClose}>
      <ModalBody>
        <p>{`${spokenLine(listing)} is ${stageWords(listing)}. Make it:`}</p>
        <div ref={choices} className={styles.stages} role="group" aria-label="Stage">
          <StageButtons area={area} listing={listing} onClose={onClose} />
        </div>
        <ul className="muted">
          {otherStages(listing).map(({ stage, words }) => (
            <li key={stage}>{`${words}: ${CONSEQUENCES[stage]}`}</li>
          ))}
        </ul>
      </ModalBody>
      <ModalActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </ModalActions>
    </Modal>
  );
}
