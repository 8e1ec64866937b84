import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { Button } from '../components/button/button';
import type { Conflict } from './edits';
import * as styles from './forms.module.css';

interface ConflictsProps {
  readonly conflicts: readonly Conflict[];
  readonly labelOf: (name: string) => string;
  readonly onChosen: (conflict: Conflict) => void;
}

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = Array.isArray(value) ? value.join(', ') : value;
  return typeof text === 'string' && text !== '' ? text : 'nothing';
}

/** Fields with an edit conflict: nothing is sent before each value is chosen. */
export function Conflicts({ conflicts, labelOf, onChosen }: ConflictsProps) {
  const { values, isSubmitting, setFieldValue } = useFormikContext<FormikValues>();
  const ref = useRef<HTMLDivElement>(null);
  const count = conflicts.length;

  useEffect(() => {
    if (count > 0 && !isSubmitting) ref.current?.focus();
  }, [count, isSubmitting]);

  if (count === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.summaryTitle}>Somebody else changed this meanwhile. Which one stays?</p>
      <ul className={styles.conflicts}>
        {conflicts.map((conflict) => {
          const { name, theirs } = conflict;
          const label = labelOf(name);
          return (
            <li key={name} className={styles.conflict}>
              <p>
                {label}: now <strong>{formatValue(theirs)}</strong>, yours{' '}
                <strong>{formatValue(values[name])}</strong>
              </p>
              <p className={styles.choices}>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Keep mine: ${label}`}
                  onClick={() => {
                    onChosen(conflict);
                  }}
                >
                  Keep mine
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Take theirs: ${label}`}
                  onClick={() => {
                    void setFieldValue(name, theirs);
                    onChosen(conflict);
                  }}
                >
                  Take theirs
                </Button>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
