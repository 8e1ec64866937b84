import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { cx } from '../../styles/cx';
import * as styles from './toast-card.module.css';

interface ToastCardProps {
  readonly kind?: 'success' | 'failure';
  readonly title: string;
  readonly text?: string | undefined;
  /** Advice for the user. */
  readonly hint?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}

const ICONS = { success: 'CircleCheck', failure: 'CircleAlert' } as const;

/** The content of a toast, without its position. */
export const ToastCard = (props: ToastCardProps) => {
  const { kind = 'failure', title, text, hint, onRetry, onClose } = props;
  return (
    <div className={cx(styles.card, styles[kind])}>
      <Icon of={ICONS[kind]} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text !== undefined && <p>{text}</p>}
        {hint !== undefined && <p className="muted">{hint}</p>}
        {onRetry && (
          <Button className={styles.retry} size="small" onClick={onRetry}>
            Retry
          </Button>
        )}
      </div>
      {onClose && <IconButton icon="X" label="Close" className={styles.close} onClick={onClose} />}
    </div>
  );
};
