import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A dialog that is open while it is mounted. */
export function useOpenDialog(): RefObject<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
    };
  }, []);
  return ref;
}

/** The action of a key; undefined for a key with its default action. */
type ActOf = (key: string) => (() => void) | undefined;

/**
 * Handles the keys of a dialog, wherever the focus is in it. A layout effect: the keys work as soon as the dialog is
 * visible.
 */
export function useDialogKeys(ref: RefObject<HTMLDialogElement>, actOf: ActOf): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    const press = (event: KeyboardEvent) => {
      const act = actOf(event.key);
      if (!act) return;
      event.preventDefault();
      act();
    };
    dialog?.addEventListener('keydown', press);
    return () => {
      dialog?.removeEventListener('keydown', press);
    };
  }, [ref, actOf]);
}
