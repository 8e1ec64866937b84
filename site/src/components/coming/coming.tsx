import { FailureNote } from '../toast/failure-note';
import * as styles from './coming.module.css';

interface ComingProps {
  /** Why it did not come; null as long as it may. */
  readonly failure: Omit<Parameters<typeof FailureNote>[0], 'onRetry'> | null;
  readonly onRetry: () => void;
}

/** Stands for a part of the app that has been asked for and is on its way: word of it after a moment, or why it did not come. */
export const Coming = ({ failure, onRetry }: ComingProps) => (
  <div className={styles.coming}>
    {failure ? (
      <FailureNote {...failure} onRetry={onRetry} />
    ) : (
      <p className={styles.word} role="status">
        Loading...
      </p>
    )}
  </div>
);
