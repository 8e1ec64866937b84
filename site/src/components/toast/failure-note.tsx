import { Button } from '../button/button';
import * as styles from './failure-note.module.css';

interface FailureNoteProps {
  readonly title?: string;
  readonly text: string;
  /** Advice for the user. */
  readonly hint: string;
  readonly onRetry: () => void;
}

/** The text of a failure toast, in place of the missing content: a dialog would cover a toast. */
export const FailureNote = ({ title, text, hint, onRetry }: FailureNoteProps) => (
  <div className={styles.note} role="alert">
    <p>
      {title !== undefined && <strong>{title} </strong>}
      {text}
    </p>
    <p>{hint}</p>
    <Button size="small" onClick={onRetry}>
      Retry
    </Button>
  </div>
);
