import { useId, useLayoutEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { cx } from '../../styles/cx';
import { IconButton } from '../icon-button/icon-button';
import * as styles from './modal.module.css';
import { openDialog } from './dialog-stack';
import { useBackGuard } from '../use-back-guard';

interface ModalProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Called by the close button, the browser's Back and, unless the modal is fixed, by Escape and a press outside. */
  readonly onClose: () => void | Promise<void>;
  /** Whether the modal ignores Escape and a press outside, so that typed text is not lost by accident. */
  readonly isFixed?: boolean;
  /** `small` is for a message with buttons, `normal` (700 px) for forms and texts, `wide` for pictures. */
  readonly size?: 'small' | 'normal' | 'wide';
  readonly children: React.ReactNode;
}

const refuse = (event: SyntheticEvent) => {
  event.preventDefault();
};

/** A modal dialog. It stays mounted when closed, so that the typed text is kept until it opens again. */
export const Modal = (props: ModalProps) => {
  const { title, isOpen, onClose, isFixed = false, size = 'normal', children } = props;
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => void onClose();
  useBackGuard(isOpen, onClose);

  // A layout effect: only an open dialog restores the focus, so it must close before it is unmounted.
  useLayoutEffect(() => {
    if (!isOpen || !ref.current) return undefined;
    return openDialog(ref.current);
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      className={cx(styles.modal, styles[size])}
      aria-labelledby={id}
      onClose={close}
      onCancel={isFixed ? refuse : undefined}
      closedby={isFixed ? 'none' : 'any'}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <IconButton icon="X" label="Close" onClick={close} />
      </div>
      {children}
      {/* The container of toasts while this dialog is the topmost. Failures below the head push the content down. */}
      <div data-toasts={size} className={styles.toasts} />
    </dialog>
  );
};
