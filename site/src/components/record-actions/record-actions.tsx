import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import * as styles from './record-actions.module.css';
import type { IconName } from '../icon/icon-id';

interface RecordActionsProps {
  /** The name of the record. Screen readers need it to distinguish the buttons of different cards. */
  readonly of: string;
  readonly hasImage: boolean;
  /** Each button appears only if its callback is given. */
  readonly onEdit?: (() => void) | undefined;
  readonly onImage?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
  readonly onHistory?: (() => void) | undefined;
}

/** The buttons of a record, at the foot of its card. */
export const RecordActions = (props: RecordActionsProps) => {
  const { of, hasImage, onEdit, onImage, onDelete, onHistory } = props;
  const actions: readonly (readonly [IconName, string, (() => void) | undefined])[] = [
    ['Pencil', 'Edit', onEdit],
    ['ImagePlus', hasImage ? 'Image' : 'Add Image', onImage],
    ['Trash2', 'Delete', onDelete],
    ['RotateCw', 'History', onHistory],
  ];
  return (
    <div className={styles.actions}>
      {actions.map(
        ([icon, label, onPress]) =>
          onPress && (
            <Button
              key={label}
              variant="quiet"
              size="small"
              aria-haspopup="dialog"
              onClick={onPress}
            >
              <Icon of={icon} size={18} /> {label}
              <span className="visually-hidden"> – {of}</span>
            </Button>
          ),
      )}
    </div>
  );
};
