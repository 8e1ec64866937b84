import { useSyncExternalStore } from 'react';

/** The dialogs that are open, the topmost last: what lies outside of that one cannot be pressed. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function become(next: readonly HTMLDialogElement[]): void {
  open = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Opens a dialog above all others. @returns closes it, and gives the focus back */
export function openOnTop(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  become([...open, dialog]);
  return () => {
    become(open.filter((other) => other !== dialog));
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
export const useTopmost = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
