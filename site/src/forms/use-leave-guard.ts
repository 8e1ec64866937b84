import { useState } from 'react';
import { confirm } from '../overlays/store';
import { deleteDraft } from '../session/drafts';

interface LeaveGuard {
  /** Whether the form has unsent input. */
  readonly isDirty: boolean;
  /** For `SendForm`. */
  readonly onDirty: (isDirty: boolean) => void;
  /** The close button: the input stays as a draft; without a draft it asks first. */
  readonly close: () => void | Promise<void>;
  /** Cancel: asks before it discards the input. */
  readonly cancel: () => void;
}

/**
 * Guards the ways out of a form that neither Escape nor a press outside closes.
 * @param onLeave closes it
 * @param draft the form's draft, if any
 */
export function useLeaveGuard(onLeave: () => void, draft?: string): LeaveGuard {
  const [isDirty, setDirty] = useState(false);

  const leave = async () => {
    const question = {
      title: 'Throw away what you typed?',
      text: 'What you typed here has not been sent. It cannot be brought back.',
      action: 'Throw away',
      isDanger: true,
    };
    if (isDirty && !(await confirm(question))) return;
    if (draft !== undefined) deleteDraft(draft);
    onLeave();
  };

  return {
    isDirty,
    onDirty: setDirty,
    close: draft === undefined ? leave : onLeave,
    cancel: () => void leave(),
  };
}
