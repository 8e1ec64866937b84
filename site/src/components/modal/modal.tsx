import { useId, useLayoutEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { cx } from '../../styles/cx';
import { IconButton } from '../icon-button/icon-button';
import * as styles from './modal.module.css';
import { openDialog } from './dialog-stack';

interface ModalProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Asked for by the close button and, unless the modal is fixed, by Escape and a press outside. */
  readonly onClose: () => void;
  /** Neither Escape nor a press outside closes it: what is typed into it is not lost by a slip. */
  readonly isFixed?: boolean;
  /** `small` for a few words and buttons, `normal` (700 px) for forms and texts, `wide` for pictures. */
  readonly size?: 'small' | 'normal' | 'wide';
  readonly children: React.ReactNode;
}

const refuse = (event: SyntheticEvent) => {
  event.preventDefault();
};

/** A modal dialog. Closed it stays in the page, so that what was typed into it is still there when it opens again. */
export const Modal = (props: ModalProps) => {
  const { title, isOpen, onClose, isFixed = false, size = 'normal', children } = props;
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  // Before the dialog leaves the page: only an open one gives the focus back.
  useLayoutEffect(() => {
    if (!isOpen || !ref.current) return undefined;
    return openDialog(ref.current);
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      className={cx(styles.modal, styles[size])}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={isFixed ? refuse : undefined}
      closedby={isFixed ? 'none' : 'any'}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <IconButton icon="X" label="Close" onClick={onClose} />
      </div>
      {children}
      {/* Where toasts are while it is the topmost: a failure's below the head, pushing the rest down. */}
      <div data-toasts={size} className={styles.toasts} />
    </dialog>
  );
};
