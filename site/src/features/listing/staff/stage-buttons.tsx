import { useState } from 'react';
import { Button } from '../../../components/button/button';
import type { Area, ListingCard } from '../../../domain';
import { otherStages, sendStage } from './stages';

interface StageButtonsProps {
  readonly area: Area;
  readonly listing: ListingCard;
  readonly onClose: () => void;
  /** Called for a sale or a letting, whose facts are asked first. */
  readonly onClosing: () => void;
}

/** A button for each other stage of a listing. A press sets it, or asks for the facts of a closing. */
export function StageButtons({ area, listing, onClose, onClosing }: StageButtonsProps) {
  const [sent, setSent] = useState<string | null>(null);
  return otherStages(listing).map(({ stage, words }) => (
    <Button
      key={stage}
      variant="secondary"
      size="small"
      aria-busy={sent === stage}
      onClick={() => {
        // The button keeps the focus, so it is not disabled.
        if (sent !== null) return;
        if (stage === 'Closed') {
          onClosing();
          return;
        }
        setSent(stage);
        void sendStage(area, listing, stage).then(onClose);
      }}
    >
      {words}
    </Button>
  ));
}
