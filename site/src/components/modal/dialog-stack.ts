import { useSyncExternalStore } from 'react';

/** The open dialogs, the topmost last: everything outside of that one is inert. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function setOpen(next: readonly HTMLDialogElement[]): void {
  open = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Opens a dialog above all others. @returns closes it and restores the focus */
export function openDialog(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  setOpen([...open, dialog]);
  return () => {
    setOpen(open.filter((other) => other !== dialog));
    dialog.close();
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The topmost dialog; null where none is open. */
export const useTopmostDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
