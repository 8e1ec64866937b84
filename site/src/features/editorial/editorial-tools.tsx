import { Button } from '../../components/button/button';
import { RecordActions } from '../../components/record-actions/record-actions';
import { EDITORIAL } from '../../domain';
import type { EditorialName, EditorialRecord, EditorialType } from '../../domain';
import { confirmAndDelete } from '../../overlays/confirm-and-delete';
import { openOverlay, opens } from '../../overlays/store';
import { notifyChange } from '../../requests/changes';
import { deleteEditorial } from '../../requests/editorial';
import { notifyImagesAdded } from '../../requests/record-images';

/** Returns a readable name of a record: its title, or its first required field. */
function nameOf({ title, fields }: EditorialType, record: object): string {
  const texts: Readonly<Record<string, string | null | undefined>> = { ...record };
  const first = Object.keys(fields).find((name) => fields[name]?.required !== undefined);
  return texts[title] ?? texts[first ?? title] ?? '';
}

interface EditorialToolsProps {
  readonly type: EditorialName;
  readonly record: EditorialRecord;
}

/** The actions of staff on an editorial record. */
export function EditorialTools({ type, record }: EditorialToolsProps) {
  const facts: EditorialType = EDITORIAL[type];
  const { folder, call, crop } = facts;
  const { _id: id, img: path } = record;
  const of = nameOf(facts, record);
  const openImage = () => {
    const image = { folder, call, id, path };
    const onDone = () => {
      notifyChange(type, 'refetch');
    };
    openOverlay('oneImage', { image, of, onDone });
  };
  const openImages = () => {
    const images = { type, id };
    const onDone = () => {
      notifyImagesAdded(images);
    };
    if (path === null) openOverlay('images', { record: images, title: of, onDone });
    else openOverlay('gallery', { record: images, title: of });
  };
  return (
    <RecordActions
      of={of}
      hasImage={path !== null}
      onEdit={opens('editorialForm', { type, record })}
      onImage={crop ? openImage : openImages}
      onHistory={opens('history', {
        ...{ type, id, title: of },
        onRestored: () => {
          notifyChange(type, 'refetch');
        },
      })}
      onDelete={() =>
        void confirmAndDelete({
          title: `Delete this ${type}?`,
          text: `${of} and its ${crop ? 'image' : 'images'} are deleted. They lie in the bin for a while.`,
          remove: () => deleteEditorial(type, id),
        })
      }
    />
  );
}

interface CreateEditorialProps {
  readonly type: EditorialName;
  /** The initial values of the form. */
  readonly initial?: Readonly<Record<string, string>>;
}

/** A button for staff that opens the form of a new record. */
export const CreateEditorial = ({ type, initial = {} }: CreateEditorialProps) => (
  <Button
    variant="secondary"
    aria-haspopup="dialog"
    onClick={opens('editorialForm', { type, initial })}
  >
    {`Create ${EDITORIAL[type].label}`}
  </Button>
);
