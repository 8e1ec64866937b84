import { createPortal } from 'react-dom';
import { FailureNote } from './failure-note';
import * as styles from './page-failure.module.css';

/** A failure of the page or of a part of it, at the bottom of the screen. It stays until the user retries. */
export const PageFailure = (props: Parameters<typeof FailureNote>[0]) =>
  createPortal(
    <div className={styles.failure}>
      <FailureNote {...props} />
    </div>,
    document.body,
  );
