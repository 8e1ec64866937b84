import { useEffect } from 'react';
import { notifyChange, subscribeToChanges } from '../../../requests/changes';
import { notifyImagesAdded } from '../../../requests/record-images';
import { IconButton } from '../../../components/icon-button/icon-button';
import { kindOf, spokenLine, statusOfStage } from '../../../domain';
import type { Area, ListingCard } from '../../../domain';
import { openOverlay, confirm, toastSuccess, opens } from '../../../overlays/store';
import { useCan } from '../../../session/use-can';
import { cx } from '../../../styles/cx';
import { stageOf, stageWords } from './stages';
import { withPictures } from './with-pictures';
import * as styles from './staff.module.css';
import type { IconName } from '../../../components/icon/icon-id';
import { deleteListing } from '../write-requests';
import { attempt } from '../../../overlays/attempt';

/** Deletes a listing after a confirmation. @param onDeleted called after the deletion */
async function removeListing(
  area: Area,
  listing: ListingCard,
  onDeleted?: () => void,
): Promise<void> {
  const isSure = await confirm({
    title: `Delete ${listing.code}?`,
    text: `${spokenLine(listing)} leaves the site with all of its pictures. It lies in the bin for a while.`,
    action: 'Delete',
    isDanger: true,
  });
  if (!isSure) return;
  const remove = async () => {
    await deleteListing(area, kindOf(listing), listing._id);
    onDeleted?.();
    toastSuccess('Deleted Successfully');
  };
  await attempt(`delete ${listing._id}`, remove, {
    onRetry: () => void removeListing(area, listing, onDeleted),
  });
}

export interface ListingToolsProps<L extends ListingCard> {
  readonly area: Area;
  readonly listing: L;
  /** Called after the deletion. */
  readonly onDeleted?: () => void;
  /** Called after an edit. */
  readonly onEdited?: () => void;
  /** Called with the listing after a change of its pictures. */
  readonly onPictured?: (listing: L) => void;
}

interface ToolProps {
  readonly name: string;
  /** The name of the listing. Screen readers need it to distinguish the buttons of different listings. */
  readonly of: string;
  readonly icon: IconName;
  readonly onPress: () => void;
}

const Tool = ({ name, of, icon, onPress }: ToolProps) => (
  <IconButton
    icon={icon}
    size={18}
    label={name}
    tip="above"
    className={styles.tool}
    aria-haspopup="dialog"
    aria-label={`${name}: ${of}`}
    onClick={onPress}
  />
);

const TextTool = ({ name, of, onPress }: Omit<ToolProps, 'icon'>) => (
  <button
    type="button"
    className={styles.text}
    aria-haspopup="dialog"
    aria-label={`${name}: ${of}`}
    onClick={onPress}
  >
    {name}
  </button>
);

/** The tools of the region's staff for a listing, with its code, and its stage where the public does not see it. */
export function ListingTools<L extends ListingCard>(props: ListingToolsProps<L>) {
  const { area, listing, onDeleted, onEdited, onPictured } = props;
  const can = useCan();
  useEffect(
    () =>
      subscribeToChanges('listings', (change) => {
        if (change.what === 'created' || change.id !== listing._id) return;
        if (change.what === 'edited') onEdited?.();
        if (change.what === 'images') onPictured?.(withPictures(listing, change));
      }),
    [listing, onEdited, onPictured],
  );
  if (!can('write listings', area)) return null;
  const kind = kindOf(listing);
  const of = `${spokenLine(listing)}, ${listing.code}`;
  const open = (mode: 'edit' | 'duplicate') =>
    opens('listingForm', { mode, area, kind, id: listing._id });
  const addImage = () => {
    const record = { folder: kind, area, id: listing._id };
    const onDone = () => {
      notifyImagesAdded(record);
    };
    openOverlay('images', { record, title: of, onDone });
  };
  const stage = stageOf(listing);
  const isPublic = statusOfStage(stage) === 'active';
  return (
    <div className={styles.tools} role="group" aria-label={`Staff: ${of}`} data-keep-clear>
      <Tool name="Edit" of={of} icon="Pencil" onPress={open('edit')} />
      <Tool
        name="Delete"
        of={of}
        icon="Trash2"
        onPress={() => void removeListing(area, listing, onDeleted)}
      />
      <Tool name="Add Image" of={of} icon="ImagePlus" onPress={addImage} />
      <Tool name="Create Duplicate Property" of={of} icon="CopyPlus" onPress={open('duplicate')} />
      {stage !== 'Closed' && (
        <Tool
          name="Edit Price"
          of={of}
          icon="IndianRupee"
          onPress={opens('listingForm', { mode: 'price', area, listing })}
        />
      )}
      <Tool
        name="Edit Stage"
        of={of}
        icon={isPublic ? 'EyeOff' : 'CircleCheck'}
        onPress={opens('listingForm', { mode: 'stage', area, listing })}
      />
      <div className={styles.marks}>
        <p className={cx('figures', 'muted small')}>{listing.code}</p>
        {!isPublic && (
          <p className={styles.inactive}>
            <span>{stageWords(listing)}</span>
            <span className="visually-hidden">, inactive</span>
          </p>
        )}
        <div className={styles.others}>
          <TextTool name="Private" of={of} onPress={opens('private', { area, listing })} />
          <TextTool
            name="History"
            of={of}
            onPress={opens('history', {
              ...{ type: kind, id: listing._id, title: listing.code },
              onRestored: () => {
                notifyChange('listings', { what: 'edited', area, kind, id: listing._id });
              },
            })}
          />
        </div>
      </div>
    </div>
  );
}
