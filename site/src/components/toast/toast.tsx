import { createPortal } from 'react-dom';
import { ToastCard } from './toast-card';
import type { ToastCardProps } from './toast-card';
import * as styles from './toast.module.css';

/** A failure that belongs to the page, at the foot of the screen, read out at once. It stays until it is answered. */
export const Toast = (props: ToastCardProps) =>
  createPortal(
    <div className={styles.toast} role="alert">
      <ToastCard {...props} />
    </div>,
    document.body,
  );
