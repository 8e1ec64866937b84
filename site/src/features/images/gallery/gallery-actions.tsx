import { Button } from '../../../components/button/button';
import type { Picture } from '../../../domain';

interface GalleryActionsProps {
  readonly pictures: readonly Picture[];
  /** The paths of the selected pictures. */
  readonly selected: ReadonlySet<string>;
  readonly isDeleting: boolean;
  readonly onSelect: (paths: ReadonlySet<string>) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
  readonly onAdd: () => void;
}

/** The actions on the selected pictures. Without a selection, the action is to add pictures. */
export function GalleryActions(props: GalleryActionsProps) {
  const { pictures, selected, isDeleting, onSelect, onMove, onRemove, onAdd } = props;
  const paths = pictures.map(({ path }) => path);
  const count = selected.size;
  const place = paths.findIndex((path) => selected.has(path));
  const hasOne = count === 1 && paths.length > 1;
  return (
    <>
      {paths.length > 0 && (
        // The same button in both cases, so that it keeps the focus.
        <Button
          variant="quiet"
          onClick={() => {
            onSelect(new Set(count === 0 ? paths : []));
          }}
        >
          {count === 0 ? 'Select All' : 'Deselect'}
        </Button>
      )}
      {hasOne && (
        <Button
          variant="secondary"
          aria-disabled={place === 0}
          onClick={() => {
            onMove(place, 0);
          }}
        >
          Make Cover
        </Button>
      )}
      {count > 0 ? (
        <Button
          variant="danger"
          aria-busy={isDeleting}
          aria-disabled={isDeleting}
          onClick={() => {
            if (!isDeleting) onRemove();
          }}
        >
          Delete Selected <span className="figures">({count})</span>
        </Button>
      ) : (
        <Button onClick={onAdd}>Add Images</Button>
      )}
    </>
  );
}
