import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Calls a function on Escape within an element. @returns the element's ref */
export function useEscape<T extends HTMLElement>(onEscape: () => void): RefObject<T> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [onEscape]);
  return ref;
}
