import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconButton } from '../../../components/icon-button/icon-button';
import { Picture } from '../../../components/picture/picture';
import type { Picture as Stored } from '../../../domain';
import { cx } from '../../../styles/cx';
import * as styles from './gallery.module.css';
import type { IconName } from '../../../components/icon/icon-id';

type Way = 'earlier' | 'later';

interface TileProps {
  readonly picture: Stored;
  /** The position of the picture, from 0. */
  readonly index: number;
  readonly count: number;
  readonly mayWrite: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onMove: (way: Way) => void;
  readonly onEnlarge: () => void;
}

interface MoveProps {
  readonly way: Way;
  readonly icon: IconName;
  readonly name: string;
  readonly isOff: boolean;
  readonly onMove: (way: Way) => void;
}

/**
 * A button that moves the picture by one. It keeps the focus when it is off, so that the user can go back with the
 * button beside it.
 */
const Move = ({ way, icon, name, isOff, onMove }: MoveProps) => (
  <IconButton
    icon={icon}
    label={`Move ${name} ${way}`}
    className={styles.move}
    data-way={way}
    aria-disabled={isOff}
    onClick={() => {
      if (!isOff) onMove(way);
    }}
  />
);

/** A picture of the gallery, with its tools. */
export function Tile(props: TileProps) {
  const { picture, index, count, mayWrite, isSelected, onSelect, onMove, onEnlarge } = props;
  const isMovable = mayWrite && count > 1;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: picture.path,
    disabled: !isMovable,
  });
  const name = `Picture ${String(index + 1)}`;
  return (
    <li
      ref={setNodeRef}
      className={cx(styles.tile, isSelected && styles.selected)}
      data-dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={cx(styles.frame, isMovable && styles.movable)} {...listeners}>
        <button type="button" className={styles.one} onClick={onEnlarge}>
          <Picture
            picture={picture}
            alt={`${name} of ${String(count)}`}
            sizes="(min-width: 768px) 260px, 50vw"
          />
        </button>
        {index === 0 && <p className={styles.cover}>Cover</p>}
      </div>
      {mayWrite && (
        <div className={styles.tools}>
          <label className={styles.select}>
            <input
              type="checkbox"
              className={styles.box}
              checked={isSelected}
              aria-label={`Select ${name}`}
              onChange={({ target }) => {
                onSelect(target.checked);
              }}
            />
          </label>
          {isMovable && (
            <>
              <Move
                way="earlier"
                icon="ChevronLeft"
                name={name}
                isOff={index === 0}
                onMove={onMove}
              />
              <Move
                way="later"
                icon="ChevronRight"
                name={name}
                isOff={index === count - 1}
                onMove={onMove}
              />
            </>
          )}
        </div>
      )}
    </li>
  );
}
