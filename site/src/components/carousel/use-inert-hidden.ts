import { useEffect } from 'react';
import type { RefObject } from 'react';

function mark(stage: HTMLElement): void {
  for (const slide of stage.querySelectorAll('.slick-slide')) {
    slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
  }
}

/** The slider hides slides from screen readers alone; this keeps the focus out of them too, whichever are hidden. */
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
