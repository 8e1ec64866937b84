import { useSyncExternalStore } from 'react';
import { createStore } from '../../browser/create-store';

/** The open dialogs, the topmost last. Everything outside the topmost dialog is inert. */
const open = createStore<readonly HTMLDialogElement[]>([]);

/** Opens a dialog above all others. @returns a function that closes the dialog and restores the focus */
export function openDialog(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open.set([...open.get(), dialog]);
  return () => {
    open.set(open.get().filter((other) => other !== dialog));
    dialog.close();
  };
}

/** Returns the topmost dialog; null if none is open. */
export const useTopmostDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    open.subscribe,
    () => open.get().at(-1) ?? null,
    () => null,
  );
