import { createPortal } from 'react-dom';
import { PageFailure } from '../toast/page-failure';
import * as styles from './lazy-fallback.module.css';

interface LazyFallbackProps {
  /** The reason why it failed to load; null while it loads. */
  readonly failure: Omit<Parameters<typeof PageFailure>[0], 'onRetry'> | null;
  readonly onRetry: () => void;
}

/** The placeholder of a lazily loaded part: a loading message after a moment, or the error with Retry. */
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
