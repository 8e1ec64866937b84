import { deleteOverview } from '../../calls/overviews';
import { Button } from '../../components/button/button';
import { RecordActions } from '../../components/record-actions/record-actions';
import type { Overview } from '../../domain';
import { askAndDelete } from '../ask-and-delete';
import { openOverlay } from '../store';

const nothingMore = () => undefined;

/** What staff do with an overview. */
export const OverviewTools = ({ overview }: { readonly overview: Overview }) => {
  const { _id: id, img: path } = overview;
  const of = overview.heading ?? overview.city;
  return (
    <RecordActions
      of={of}
      hasImage={path !== null}
      onEdit={() => {
        openOverlay('overviewForm', { overview });
      }}
      onImage={() => {
        const image = { folder: 'ov', id, path } as const;
        openOverlay('oneImage', { image, of, onDone: nothingMore });
      }}
      onDelete={() =>
        void askAndDelete({
          title: 'Delete this overview?',
          text: `${of} and its image are deleted. They cannot be brought back.`,
          remove: () => deleteOverview(id),
        })
      }
    />
  );
};

export const CreateOverview = () => (
  <Button
    variant="secondary"
    aria-haspopup="dialog"
    onClick={() => {
      openOverlay('overviewForm', {});
    }}
  >
    Create Prop Overview
  </Button>
);
