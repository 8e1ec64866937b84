import { useId } from 'react';
import * as styles from './file-input.module.css';

interface FileInputProps {
  readonly label: string;
  readonly hint?: string;
  readonly accept: string;
  /** What is wrong with the chosen file; false if nothing is. */
  readonly fault: string | false;
  /** The sent part of the file, from 0 to 1; null while nothing is sent. */
  readonly progress: number | null;
  /** Whether a file is sent at once, so that the same one can be chosen again. */
  readonly isSent?: boolean;
  readonly onChosen: (file: File | null) => void;
}

/** The input of one file, with its fault and its progress. */
export function FileInput(props: FileInputProps) {
  const { label, hint, accept, fault, progress, isSent = false, onChosen } = props;
  const id = useId();
  return (
    <div className={styles.choose}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="muted small">
          {hint}
        </p>
      )}
      <input
        id={id}
        type="file"
        accept={accept}
        className={styles.file}
        disabled={progress !== null}
        aria-invalid={fault !== false}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={({ target }) => {
          const file = target.files?.[0] ?? null;
          if (isSent) target.value = '';
          onChosen(file);
        }}
      />
      {fault !== false && (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {progress !== null && (
        <progress className={styles.progress} value={progress} aria-label="Upload" />
      )}
    </div>
  );
}
