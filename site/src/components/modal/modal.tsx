import { useEffect, useId, useRef } from 'react';
import { X } from 'lucide-react';
import { Icon } from '../icon/icon';
import * as styles from './modal.module.css';

interface ModalProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Asked for by the close button, by Escape, and by a press outside where the browser offers it. */
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** A modal dialog. Closed it stays in the page, so that what was typed into it is still there when it opens again. */
export const Modal = ({ title, isOpen, onClose, children }: ModalProps) => {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      className={styles.modal}
      aria-labelledby={id}
      onClose={onClose}
      closedby="any"
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon of={X} />
          <span className="visually-hidden">Close</span>
        </button>
      </header>
      {children}
    </dialog>
  );
};
