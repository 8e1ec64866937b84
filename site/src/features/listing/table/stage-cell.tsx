import { useEffect } from 'react';
import { Button } from '../../../components/button/button';
import { statusOfStage } from '../../../domain';
import { openOverlay } from '../../../overlays/store';
import { StageButtons } from '../staff/stage-buttons';
import { stageOf, stageWords } from '../staff/stages';
import { useEscape } from '../use-escape';
import { EditCell } from './edit-cell';
import type { CellProps } from './price-cell';
import * as styles from './cells.module.css';

const StageEditor = ({ area, listing, onClose }: CellProps & { readonly onClose: () => void }) => {
  const ref = useEscape<HTMLDivElement>(onClose);
  useEffect(() => {
    ref.current?.querySelector('button')?.focus();
  }, [ref]);
  return (
    <div ref={ref} className="row-4 wrap" role="group" aria-label={`Stage: ${listing.code}`}>
      <StageButtons
        area={area}
        listing={listing}
        onClose={onClose}
        onClosing={() => {
          onClose();
          openOverlay('listingForm', { mode: 'closing', area, listing });
        }}
      />
      {stageOf(listing) === 'Closed' && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onClose();
            openOverlay('listingForm', { mode: 'stage', area, listing });
          }}
        >
          Closing
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
};

/** The stage of a listing, which changes by two presses. */
export const StageCell = (props: CellProps) => (
  <EditCell
    name={`Edit Stage: ${props.listing.code}`}
    text={stageWords(props.listing)}
    className={styles[statusOfStage(stageOf(props.listing))]}
  >
    {(onClose) => <StageEditor {...props} onClose={onClose} />}
  </EditCell>
);
