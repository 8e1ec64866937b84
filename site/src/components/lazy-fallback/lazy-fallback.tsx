import { createPortal } from 'react-dom';
import { PageFailure } from '../toast/page-failure';
import * as styles from './lazy-fallback.module.css';

interface LazyFallbackProps {
  /** Why it did not come; null as long as it may. */
  readonly failure: Omit<Parameters<typeof PageFailure>[0], 'onRetry'> | null;
  readonly onRetry: () => void;
}

/** Stands for a part of the app that has been asked for and is on its way: word of it after a moment, or why it did not come. */
export const LazyFallback = ({ failure, onRetry }: LazyFallbackProps) =>
  failure ? (
    <PageFailure {...failure} onRetry={onRetry} />
  ) : (
    createPortal(
      <p className={styles.word} role="status">
        Loading...
      </p>,
      document.body,
    )
  );
