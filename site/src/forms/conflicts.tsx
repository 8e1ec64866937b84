import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { Button } from '../components/button/button';
import type { Conflict } from './edits';
import * as styles from './forms.module.css';

interface ConflictsProps {
  readonly conflicts: readonly Conflict[];
  readonly labelOf: (name: string) => string;
  /** Returns a field's value in words; undefined shows the value itself. */
  readonly textOf?: ((name: string, value: unknown) => string | undefined) | undefined;
  readonly onChosen: (conflict: Conflict) => void;
}

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = Array.isArray(value) ? value.join(', ') : value;
  return typeof text === 'string' && text !== '' ? text : 'nothing';
}

/** The fields with an edit conflict. The form cannot be sent before the user chooses a value for each. */
export function Conflicts({ conflicts, labelOf, textOf, onChosen }: ConflictsProps) {
  const { values, isSubmitting, setFieldValue } = useFormikContext<FormikValues>();
  const ref = useRef<HTMLDivElement>(null);
  const count = conflicts.length;

  useEffect(() => {
    if (count > 0 && !isSubmitting) ref.current?.focus();
  }, [count, isSubmitting]);

  if (count === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <p className="strong">Somebody else changed this meanwhile. Which one stays?</p>
      <ul className="stack-12">
        {conflicts.map((conflict) => {
          const { name, theirs } = conflict;
          const label = labelOf(name);
          const shown = (value: unknown) => textOf?.(name, value) ?? formatValue(value);
          return (
            <li key={name} className={styles.conflict}>
              <p>
                {label}: now <strong>{shown(theirs)}</strong>, yours{' '}
                <strong>{shown(values[name])}</strong>
              </p>
              <p className="wrap-8">
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
