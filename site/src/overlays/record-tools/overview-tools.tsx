import { notifyChange } from '../../requests/changes';
import { deleteOverview } from '../../requests/overviews';
import { Button } from '../../components/button/button';
import { RecordActions } from '../../components/record-actions/record-actions';
import type { Overview } from '../../domain';
import { confirmAndDelete } from '../confirm-and-delete';
import { openOverlay } from '../store';

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
        const onDone = () => {
          notifyChange('overviews', 'ask');
        };
        openOverlay('oneImage', { image, of, onDone });
      }}
      onDelete={() =>
        void confirmAndDelete({
          title: 'Delete this overview?',
          text: `${of} and its image are deleted. They cannot be brought back.`,
          remove: () => deleteOverview(id),
        })
      }
    />
  );
};

export const CreateOverview = ({ city }: { readonly city?: string }) => (
  <Button
    variant="secondary"
    aria-haspopup="dialog"
    onClick={() => {
      openOverlay('overviewForm', city === undefined ? {} : { city });
    }}
  >
    Create Prop Overview
  </Button>
);
