import { CircleAlert, X } from 'lucide-react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import * as styles from './toast.module.css';

interface ToastProps {
  readonly title: string;
  readonly text: string;
  /** What to do about it. */
  readonly hint?: string;
  readonly onRetry?: () => void;
  readonly onClose?: () => void;
}

/** A message at the foot of the screen, read out at once. It stays until it is answered. */
export const Toast = ({ title, text, hint, onRetry, onClose }: ToastProps) => (
  <div className={styles.toast} role="alert">
    <Icon of={CircleAlert} className={styles.icon} />
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {onRetry && (
        <Button className={styles.retry} size="small" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
    {onClose && (
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon of={X} />
        <span className="visually-hidden">Close</span>
      </button>
    )}
  </div>
);
