import { useEffect } from 'react';
import type { RefObject } from 'react';

function mark(stage: HTMLElement): void {
  for (const slide of stage.querySelectorAll('.slick-slide')) {
    slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
  }
}

/** Keeps the focus out of hidden slides: the slider hides them from screen readers alone. */
export function useInertHidden(stage: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    mark(element);
    const observer = new MutationObserver(() => {
      mark(element);
    });
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-hidden'],
    });
    return () => {
      observer.disconnect();
    };
  }, [stage]);
}
