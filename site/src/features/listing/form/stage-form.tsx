import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button/button';
import { Modal } from '../../../components/modal/modal';
import { ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import { FailureNote } from '../../../components/toast/failure-note';
import { kindOf, publicationText, spokenLine } from '../../../domain';
import type { Listing } from '../../../domain';
import { useLoaded } from '../../../requests/use-loaded';
import { findListing } from '../requests';
import { StageButtons } from '../staff/stage-buttons';
import { CONSEQUENCES, otherStages, stageWords } from '../staff/stages';
import { ClosingFacts } from './closing-facts';
import { ClosingForm } from './closing-form';
import type { StageFormOf } from './form-texts';
import * as styles from './listing-form.module.css';

interface OnlyInDetailProps extends Pick<StageFormOf, 'area' | 'listing'> {
  readonly onCorrect: (closed: Listing) => void;
}

/** What only the detail of a listing has: what is planned for it and what failed of it, and the facts of its closing. */
function OnlyInDetail({ area, listing, onCorrect }: OnlyInDetailProps) {
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
      {value?.stage === 'Closed' && (
        <ClosingFacts
          listing={value}
          onCorrect={() => {
            onCorrect(value);
          }}
        />
      )}
    </div>
  );
}

type StageFormProps = Omit<StageFormOf, 'mode'> & { readonly onClose: () => void };

interface StageChoiceProps extends StageFormProps, Pick<OnlyInDetailProps, 'onCorrect'> {
  readonly onClosing: () => void;
}

function StageChoice({ onCorrect, ...props }: StageChoiceProps) {
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
        <OnlyInDetail {...{ area, listing, onCorrect }} />
      </ModalBody>
      <ModalActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </ModalActions>
    </Modal>
  );
}

/**
 * The choice of a listing's stage: a press on one sets it. A sale or a letting asks for its facts first, and has them
 * corrected later.
 */
export function StageForm({ mode, ...props }: StageFormProps & Pick<StageFormOf, 'mode'>) {
  const [isClosing, setClosing] = useState(mode === 'closing');
  const [closed, setClosed] = useState<Listing | null>(null);
  if (isClosing || closed) return <ClosingForm {...props} closed={closed} />;
  return (
    <StageChoice
      {...props}
      onCorrect={setClosed}
      onClosing={() => {
        setClosing(true);
      }}
    />
  );
}
