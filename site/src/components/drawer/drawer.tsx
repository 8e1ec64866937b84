import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { openDialog } from '../modal/dialog-stack';
import * as styles from './drawer.module.css';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel at the left edge above the page; Escape and a press outside close it. */
export const Drawer = ({ title, onClose, children }: DrawerProps) => {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => (ref.current ? openDialog(ref.current) : undefined), []);

  return (
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-labelledby={id}
      onClose={onClose}
      closedby="any"
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="X" label="Close" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
};
