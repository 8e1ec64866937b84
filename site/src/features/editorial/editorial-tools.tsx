import { Button } from '../../components/button/button';
import { RecordActions } from '../../components/record-actions/record-actions';
import type { Award, Overview } from '../../domain';
import { confirmAndDelete } from '../../overlays/confirm-and-delete';
import { openOverlay } from '../../overlays/store';
import { notifyChange } from '../../requests/changes';
import { notifyImagesAdded } from '../../requests/record-images';
import { awardRequests, overviewRequests } from './requests';

/** The actions of staff on an award. */
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
          remove: () => awardRequests.remove(id),
        })
      }
    />
  );
};

/** The actions of staff on an overview. */
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
          notifyChange('overviews', 'refetch');
        };
        openOverlay('oneImage', { image, of, onDone });
      }}
      onDelete={() =>
        void confirmAndDelete({
          title: 'Delete this overview?',
          text: `${of} and its image are deleted. They cannot be brought back.`,
          remove: () => overviewRequests.remove(id),
        })
      }
    />
  );
};

interface CreateButtonProps {
  readonly children: string;
  readonly onPress: () => void;
}

const CreateButton = ({ children, onPress }: CreateButtonProps) => (
  <Button variant="secondary" aria-haspopup="dialog" onClick={onPress}>
    {children}
  </Button>
);

export const CreateAward = () => (
  <CreateButton
    onPress={() => {
      openOverlay('awardForm', {});
    }}
  >
    Create Award
  </CreateButton>
);

/** @param city the region's city that the form begins with */
export const CreateOverview = ({ city }: { readonly city?: string }) => (
  <CreateButton
    onPress={() => {
      openOverlay('overviewForm', city === undefined ? {} : { city });
    }}
  >
    Create Prop Overview
  </CreateButton>
);
