import { useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import type { SlidingCarouselProps } from './sliding-carousel';
import { scrolledIndex } from './scrolled-index';

interface Live {
  readonly SlidingCarousel: ComponentType<SlidingCarouselProps>;
  /** The item that the plain strip had come to rest on. */
  readonly startAt: number;
}

/** Just before it comes into view. */
const AHEAD = '200px';

/** Until the focus is elsewhere: what takes the strip's place has none of its elements. */
const focusLeft = (place: HTMLElement, signal: AbortSignal): Promise<void> =>
  new Promise((gone) => {
    const look = () => {
      if (!place.contains(document.activeElement)) gone();
    };
    look();
    place.addEventListener('focusout', () => setTimeout(look), { signal });
  });

function startOf(place: HTMLElement): number {
  const strip = place.querySelector('section');
  const item = strip?.querySelector('li');
  return strip && item ? scrolledIndex(strip, item) : 0;
}

/**
 * The carousel's moving part, once its place has been seen: its scripts are no part of the first load.
 * @returns null until then; 'plain' where its scripts cannot be had, and the strip stays
 */
export function useSlidingCarousel(place: RefObject<HTMLElement>): Live | 'plain' | null {
  const [live, setLive] = useState<Live | 'plain' | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const leaving = new AbortController();

    const bring = async () => {
      const { SlidingCarousel } = await import('./sliding-carousel');
      await focusLeft(element, leaving.signal);
      if (!leaving.signal.aborted) setLive({ SlidingCarousel, startAt: startOf(element) });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        bring().catch(() => {
          setLive('plain');
        });
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => {
      leaving.abort();
      observer.disconnect();
    };
  }, [place]);

  return live;
}
