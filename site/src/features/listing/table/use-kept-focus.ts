import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Whether the last control had the focus when it was removed. */
let hadFocus = false;

/** Returns a ref of a control that has the focus again where the page that it opens replaces it. */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const control = ref.current;
    if (hadFocus) control?.focus({ preventScroll: true });
    hadFocus = false;
    return () => {
      hadFocus = control === document.activeElement;
    };
  }, []);
  return ref;
}
