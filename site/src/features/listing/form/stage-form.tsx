import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button/button';
import { Modal } from '../../../components/modal/modal';
import { ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import { FailureNote } from '../../../components/toast/failure-note';
import { kindOf, publicationText, spokenLine } from '../../../domain';
import { useLoaded } from '../../../requests/use-loaded';
import { findListing } from '../requests';
import { StageButtons } from '../staff/stage-buttons';
import { CONSEQUENCES, otherStages, stageWords } from '../staff/stages';
import { ClosingForm } from './closing-form';
import type { StageFormOf } from './form-texts';
import * as styles from './listing-form.module.css';

/** What is planned for the listing, and what failed of it. Only its detail has that. */
function Planned({ area, listing }: Pick<StageFormOf, 'area' | 'listing'>) {
  const load = useCallback(
    (signal: AbortSignal) => findListing(area, kindOf(listing), listing._id, signal),
    [area, listing],
  );
  const { value, failure, retry } = useLoaded(load);
  const planned = value && publicationText(value);
  return (
    <div aria-live="polite">
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {planned && <p>{`${planned}.`}</p>}
      {value?.publicFault && <p>{`${value.publicFault}.`}</p>}
    </div>
  );
}

type StageFormProps = Omit<StageFormOf, 'mode'> & { readonly onClose: () => void };

function StageChoice(props: StageFormProps & { readonly onClosing: () => void }) {
  const { area, listing, onClose } = props;
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    choices.current?.querySelector('button')?.focus();
  }, []);
  return (
    <Modal size="small" title={`Stage: ${listing.code}`} isOpen onClose={onClose}>
      <ModalBody>
        <p>{`${spokenLine(listing)} is ${stageWords(listing)}. Make it:`}</p>
        <div ref={choices} className={styles.stages} role="group" aria-label="Stage">
          <StageButtons {...props} />
        </div>
        <ul className="muted">
          {otherStages(listing).map(({ stage, words }) => (
            <li key={stage}>{`${words}: ${CONSEQUENCES[stage]}`}</li>
          ))}
        </ul>
        <Planned area={area} listing={listing} />
      </ModalBody>
      <ModalActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </ModalActions>
    </Modal>
  );
}

/** The choice of a listing's stage: a press on one sets it. A sale or a letting asks for its facts first. */
export function StageForm({ mode, ...props }: StageFormProps & Pick<StageFormOf, 'mode'>) {
  const [isClosing, setClosing] = useState(mode === 'closing');
  if (isClosing) return <ClosingForm {...props} />;
  return (
    <StageChoice
      {...props}
      onClosing={() => {
        setClosing(true);
      }}
    />
  );
}
