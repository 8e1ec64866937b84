import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { focusField } from '../fields/focus-field';
import * as styles from './forms.module.css';
import { labelledMessage } from './labelled-message';

/** Finds the field with this name in the form that contains `part`. */
const fieldBeside = (part: HTMLElement | null, name: string): HTMLElement | null =>
  part?.closest('form')?.querySelector(`[name="${CSS.escape(name)}"]`) ?? null;

/** Sorts the errors in the order of the form's fields. */
function inOrder(values: FormikValues, errors: object): readonly (readonly [string, string])[] {
  const fields = Object.keys(values);
  const place = (name: string) => fields.indexOf(name);
  return Object.entries(errors as Readonly<Record<string, string>>).sort(
    ([one], [other]) => place(one) - place(other),
  );
}

interface ErrorSummaryProps {
  readonly labelOf: (name: string) => string;
  /** Whether only errors of fields that the form does not have are listed. */
  readonly isShort?: boolean | undefined;
}

/**
 * The errors of a submitted form, each with a link to its field. The summary gets the focus after each submit. With a
 * single error, the field gets the focus.
 */
export function ErrorSummary({ labelOf, isShort = false }: ErrorSummaryProps) {
  const { values, errors, submitCount, isSubmitting } = useFormikContext<FormikValues>();
  const ref = useRef<HTMLDivElement>(null);
  const tries = useRef(0);
  const faults = inOrder(values, errors).filter(([name]) => !isShort || !(name in values));

  useEffect(() => {
    if (isSubmitting || submitCount === tries.current) return;
    tries.current = submitCount;
    const [first, second] = Object.keys(errors);
    const field =
      first === undefined || second !== undefined ? null : fieldBeside(ref.current, first);
    if (field) focusField(field);
    else if (first !== undefined) ref.current?.focus();
  }, [errors, submitCount, isSubmitting]);

  if (submitCount === 0 || faults.length === 0) return <div ref={ref} hidden />;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <p className="strong">
        {faults.length === 1 ? 'One thing is' : `${String(faults.length)} things are`} not right
        yet:
      </p>
      <ul>
        {faults.map(([name, message]) => (
          <li key={name}>
            <button
              type="button"
              className={styles.lead}
              onClick={() => {
                const field = fieldBeside(ref.current, name);
                if (field) focusField(field);
              }}
            >
              {labelledMessage(labelOf(name), message)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
