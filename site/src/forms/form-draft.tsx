import { useEffect, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { newCreationKey } from '../calls/creation-key';
import { draftOf, draftOwner, dropDraft, keepDraft } from '../session/drafts';
import { baseWith, mergedOf } from './edits';
import type { Conflict } from './edits';
import * as styles from './forms.module.css';

interface FormDraftProps {
  readonly draft: string | undefined;
  /** Fields that are never kept. */
  readonly secrets: readonly string[];
  readonly onDirty: ((isDirty: boolean) => void) | undefined;
  /** What a creation is known by as long as it may have been sent. */
  readonly creationKey: string;
  readonly onCreationKey: (key: string) => void;
  readonly conflicts: readonly Conflict[];
  readonly onConflicts: (conflicts: readonly Conflict[]) => void;
}

const only = (names: readonly string[], values: FormikValues): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** Keeps what is typed, brings back what was kept, and says so. */
export function FormDraft(props: FormDraftProps) {
  const { draft, secrets, onDirty, creationKey, onCreationKey, conflicts, onConflicts } = props;
  const { values, initialValues, dirty, setValues } = useFormikContext<FormikValues>();
  const [owner] = useState(draftOwner);
  const [kept] = useState(() => (draft === undefined ? null : draftOf(draft)));
  const isRead = useRef(false);
  const wasDirty = useRef(false);

  useEffect(() => {
    if (!kept || isRead.current) return;
    isRead.current = true;
    const merged = mergedOf(kept.base, kept.values, initialValues);
    onCreationKey(kept.creationKey);
    onConflicts(merged.conflicts);
    void setValues(merged.values, false);
  }, [kept, initialValues, onCreationKey, onConflicts, setValues]);

  useEffect(() => {
    if (draft === undefined) return;
    const base = baseWith(initialValues, conflicts);
    const open = { ...values, ...only(secrets, initialValues) };
    if (dirty) keepDraft(owner, draft, { values: open, base, creationKey });
    else dropDraft(draft);
  }, [draft, secrets, owner, values, initialValues, dirty, conflicts, creationKey]);

  useEffect(() => {
    onDirty?.(dirty);
    // What is typed from here on is something else.
    if (wasDirty.current && !dirty) {
      onCreationKey(newCreationKey());
      onConflicts([]);
    }
    wasDirty.current = dirty;
  }, [dirty, onDirty, onCreationKey, onConflicts]);

  return kept && dirty ? (
    <p className={styles.note} role="status">
      What you typed before is back{secrets.length > 0 && ', but for the password'}. Clear Values
      begins anew.
    </p>
  ) : null;
}
