import { createPortal } from 'react-dom';
import { PageFailure } from '../toast/page-failure';
import * as styles from './lazy-fallback.module.css';

interface LazyFallbackProps {
  /** The reason for a failed load; null during loading. */
  readonly failure: Omit<Parameters<typeof PageFailure>[0], 'onRetry'> | null;
  readonly onRetry: () => void;
}

/** The placeholder of a lazily loaded part. It shows a loading message after a moment, or the error with Retry. */
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
