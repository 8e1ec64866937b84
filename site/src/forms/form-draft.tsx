import { useEffect, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { draftOf, dropDraft, keepDraft } from '../session/drafts';
import * as styles from './forms.module.css';

interface FormDraftProps {
  readonly draft: string | undefined;
  readonly onDirty: ((isDirty: boolean) => void) | undefined;
}

/** Keeps what is typed, brings back what was kept, and says so. */
export function FormDraft({ draft, onDirty }: FormDraftProps) {
  const { values, dirty, setValues } = useFormikContext<FormikValues>();
  const [kept] = useState(() => (draft === undefined ? null : draftOf(draft)));
  const isRead = useRef(false);

  useEffect(() => {
    if (kept && !isRead.current)
      void setValues((fresh: FormikValues) => ({ ...fresh, ...kept }), false);
    else if (draft !== undefined && dirty) keepDraft(draft, values);
    else if (draft !== undefined) dropDraft(draft);
    isRead.current = true;
  }, [draft, kept, values, dirty, setValues]);

  useEffect(() => {
    onDirty?.(dirty);
  }, [dirty, onDirty]);

  return kept && dirty ? (
    <p className={styles.note} role="status">
      What you typed before is back. Clear Values begins anew.
    </p>
  ) : null;
}
