import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon/icon';
import { cx } from '../../../styles/cx';
import * as styles from './cells.module.css';

interface EditCellProps {
  /** The name of the action with the listing's code, for screen readers: `Edit Price: DWK-R-1042`. */
  readonly name: string;
  readonly text: string;
  readonly className?: string | undefined;
  /** Returns the editor. */
  readonly children: (onClose: () => void) => ReactNode;
}

/** A value of the table as a button; once pressed, an editor in its place. Then the focus returns to the button. */
export function EditCell({ name, text, className, children }: EditCellProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) {
    return children(() => {
      setOpen(false);
    });
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.edit}
      aria-label={`${text}, ${name}`}
      onClick={() => {
        setOpen(true);
      }}
    >
      <span className={cx(className)}>{text}</span>
      <Icon of="Pencil" size={16} />
    </button>
  );
}
