import { useRef } from 'react';
import { confirm } from '../overlays/store';
import { dropDraft } from '../session/drafts';

interface Leaving {
  /** For `SendForm`. */
  readonly onDirty: (isDirty: boolean) => void;
  /** The close button: what is typed stays as a draft; without one it is asked whether it may go. */
  readonly close: () => void;
  /** Cancel: asks before what is typed is thrown away. */
  readonly cancel: () => void;
}

/**
 * The ways out of a form that neither Escape nor a press outside closes.
 * @param onLeave closes it
 * @param draft the form's, where it has one
 */
export function useLeaving(onLeave: () => void, draft?: string): Leaving {
  const isDirty = useRef(false);

  const leave = async () => {
    const question = {
      title: 'Throw away what you typed?',
      text: 'What you typed here has not been sent. It cannot be brought back.',
      action: 'Throw away',
      isDanger: true,
    };
    if (isDirty.current && !(await confirm(question))) return;
    if (draft !== undefined) dropDraft(draft);
    onLeave();
  };

  return {
    onDirty: (next) => {
      isDirty.current = next;
    },
    close: () => {
      if (draft === undefined) void leave();
      else onLeave();
    },
    cancel: () => void leave(),
  };
}
