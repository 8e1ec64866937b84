import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What nothing floats above: forms, ways through pages, and what is marked so, as a card's buttons are. */
const KEPT_CLEAR = 'main :is(form, nav, [role=search], [data-keep-clear])';

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Marks what floats with `data-away`, as long as it would lie above what is kept clear. */
export function useAvoidOverlap<T extends HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const look = () => {
      const own = ref.current?.getBoundingClientRect();
      const kept = [...document.querySelectorAll(KEPT_CLEAR)];
      const isAway = own && kept.some((one) => isOver(own, one.getBoundingClientRect()));
      ref.current?.toggleAttribute('data-away', isAway);
    };
    // It tells of its first size too.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, []);
  return ref;
}
