import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A dialog that is open as long as it is there. */
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

/** What a key does; undefined for one that does what it always does. */
type ActOf = (key: string) => (() => void) | undefined;

/** The keys of a dialog, wherever in it the focus is, from the moment that what they act on is seen. */
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
