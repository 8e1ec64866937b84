import { deleteAward } from '../../requests/awards';
import { notifyImagesAdded } from '../../requests/record-images';
import { Button } from '../../components/button/button';
import { RecordActions } from '../../components/record-actions/record-actions';
import type { Award } from '../../domain';
import { confirmAndDelete } from '../confirm-and-delete';
import { openOverlay } from '../store';

/** What staff do with an award. */
export const AwardTools = ({ award }: { readonly award: Award }) => {
  const { _id: id, head, img } = award;
  return (
    <RecordActions
      of={head}
      hasImage={img !== null}
      onEdit={() => {
        openOverlay('awardForm', { award });
      }}
      onImage={() => {
        const record = { folder: 'award', id } as const;
        const onDone = () => {
          notifyImagesAdded(record);
        };
        if (img === null) openOverlay('images', { record, title: head, onDone });
        else openOverlay('gallery', { record, title: head });
      }}
      onDelete={() =>
        void confirmAndDelete({
          title: 'Delete this award?',
          text: `${head} and its images are deleted. They cannot be brought back.`,
          remove: () => deleteAward(id),
        })
      }
    />
  );
};

export const CreateAward = () => (
  <Button
    variant="secondary"
    aria-haspopup="dialog"
    onClick={() => {
      openOverlay('awardForm', {});
    }}
  >
    Create Award
  </Button>
);
