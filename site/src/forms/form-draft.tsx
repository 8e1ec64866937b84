import { useEffect, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { newIdempotencyKey } from '../requests/idempotency-key';
import { readDraft, draftOwner, deleteDraft, saveDraft } from '../session/drafts';
import { baseWithConflicts, mergeEdits } from './edits';
import type { Conflict } from './edits';

interface FormDraftProps {
  readonly draft: string | undefined;
  /** Fields that are never stored. */
  readonly secrets: readonly string[];
  readonly labelOf: (name: string) => string;
  /** Whether the form has the button Clear Values. */
  readonly canClear: boolean;
  readonly onDirty: ((isDirty: boolean) => void) | undefined;
  /** The idempotency key of a create that may have been sent. */
  readonly idempotencyKey: string;
  readonly onIdempotencyKey: (key: string) => void;
  readonly conflicts: readonly Conflict[];
  readonly onConflicts: (conflicts: readonly Conflict[]) => void;
}

const only = (names: readonly string[], values: FormikValues): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** Stores the draft of a form. Restores it and shows a message. */
export function FormDraft(props: FormDraftProps) {
  const { draft, secrets, labelOf, canClear, onDirty, idempotencyKey, onIdempotencyKey } = props;
  const { conflicts, onConflicts } = props;
  const { values, initialValues, dirty, setValues } = useFormikContext<FormikValues>();
  const [owner] = useState(draftOwner);
  const [kept] = useState(() => (draft === undefined ? null : readDraft(draft)));
  const isRead = useRef(false);
  const wasDirty = useRef(false);

  useEffect(() => {
    if (!kept || isRead.current) return;
    isRead.current = true;
    const merged = mergeEdits(kept.base, kept.values, initialValues);
    onIdempotencyKey(kept.idempotencyKey);
    onConflicts(merged.conflicts);
    void setValues(merged.values, false);
  }, [kept, initialValues, onIdempotencyKey, onConflicts, setValues]);

  useEffect(() => {
    if (draft === undefined) return;
    const base = baseWithConflicts(initialValues, conflicts);
    const open = { ...values, ...only(secrets, initialValues) };
    if (dirty) saveDraft(owner, draft, { values: open, base, idempotencyKey });
    else deleteDraft(draft);
  }, [draft, secrets, owner, values, initialValues, dirty, conflicts, idempotencyKey]);

  useEffect(() => {
    onDirty?.(dirty);
    // Input after this point is a new draft.
    if (wasDirty.current && !dirty) {
      onIdempotencyKey(newIdempotencyKey());
      onConflicts([]);
    }
    wasDirty.current = dirty;
  }, [dirty, onDirty, onIdempotencyKey, onConflicts]);

  return kept && dirty ? (
    <p className="note" role="status">
      What you typed before is back
      {secrets.slice(0, 1).map((name) => `, but for the ${labelOf(name).toLowerCase()}`)}.{' '}
      {canClear ? 'Clear Values begins anew.' : 'Cancel throws it away.'}
    </p>
  ) : null;
}
