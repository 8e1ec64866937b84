import { useState } from 'react';
import { confirm } from '../overlays/store';
import { deleteDraft } from '../session/drafts';

interface LeaveGuard {
  /** Whether something is typed. */
  readonly isDirty: boolean;
  /** For `SendForm`. */
  readonly onDirty: (isDirty: boolean) => void;
  /** The close button: what is typed stays as a draft; without one it is asked whether it may go. */
  readonly close: () => void | Promise<void>;
  /** Cancel: asks before what is typed is thrown away. */
  readonly cancel: () => void;
}

/**
 * The ways out of a form that neither Escape nor a press outside closes.
 * @param onLeave closes it
 * @param draft the form's, where it has one
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
