import { useState } from 'react';
import { confirm } from '../overlays/store';
import { deleteDraft } from '../session/drafts';

interface LeaveGuard {
  /** Whether the form has unsent input. */
  readonly isDirty: boolean;
  /** The handler for `SendForm`. */
  readonly onDirty: (isDirty: boolean) => void;
  /** The handler of the close button: the input stays as a draft; without a draft it asks first. */
  readonly close: () => void | Promise<void>;
  /** The handler of Cancel: asks before it discards the input. */
  readonly cancel: () => void;
}

/**
 * Guards the ways to close a form that Escape and a press outside do not close.
 * @param onLeave closes the form
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
