import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Elements that floating elements must not cover: forms, navigation, buttons, and elements with `data-keep-clear`. */
const KEPT_CLEAR = 'main :is(form, nav, button, [role=search], [data-keep-clear])';

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Sets `data-away` on a floating element while it would cover such an element. */
export function useAvoidOverlap<T extends HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const update = () => {
      const floating = ref.current;
      const own = floating?.getBoundingClientRect();
      if (!floating || !own) return;
      const kept = [...document.querySelectorAll(KEPT_CLEAR)].filter(
        (one) => !floating.contains(one),
      );
      floating.toggleAttribute(
        'data-away',
        kept.some((one) => isOver(own, one.getBoundingClientRect())),
      );
    };
    // The observer also fires for the initial size.
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
    };
  }, []);
  return ref;
}
