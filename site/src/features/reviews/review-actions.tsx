import { deleteReview } from './requests';
import { RecordActions } from '../../components/record-actions/record-actions';
import type { Review } from '../../domain';
import { confirmAndDelete } from '../../overlays/confirm-and-delete';
import { openOverlay, opens } from '../../overlays/store';
import { useCan } from '../../session/use-can';
import { useSession } from '../../session/use-session';

interface ReviewActionsProps {
  readonly review: Review;
  readonly onChanged: (id: string) => void;
  readonly onDeleted: () => void;
}

/** The actions on a review for its author and for staff. */
export function ReviewActions({ review, onChanged, onDeleted }: ReviewActionsProps) {
  const { account } = useSession();
  const can = useCan();
  const isOwn = account !== null && review.userId === account._id;
  const mayEdit = isOwn || can('edit any review');
  const mayDelete = isOwn || can('delete any review');
  if (!mayEdit && !mayDelete) return null;
  const { _id: id, img: path, name } = review;
  const onDone = () => {
    onChanged(id);
  };
  const deletion = {
    title: 'Delete this review?',
    text: `The review of ${name} and its image are deleted.`,
    remove: () => deleteReview(id),
  };
  return (
    <RecordActions
      of={`review of ${name}`}
      hasImage={path !== null}
      onEdit={mayEdit ? opens('reviewForm', { review, onDone }) : undefined}
      onImage={
        mayEdit
          ? () => {
              const image = { folder: 'review', call: 'Review', id, path };
              openOverlay('oneImage', { image, of: name, onDone });
            }
          : undefined
      }
      onHistory={
        can('edit any review')
          ? opens('history', {
              type: 'review',
              id,
              title: `the review of ${name}`,
              onRestored: onDone,
            })
          : undefined
      }
      onDelete={
        mayDelete ? () => void confirmAndDelete({ ...deletion, onDone: onDeleted }) : undefined
      }
    />
  );
}
