import { useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import type { SlidingCarouselProps } from './sliding-carousel';
import { scrolledIndex } from './scrolled-index';

interface Live {
  readonly SlidingCarousel: ComponentType<SlidingCarouselProps>;
  /** The index of the item to which the static strip was scrolled. */
  readonly startAt: number;
}

/** The distance from the window at which the carousel loads. */
const AHEAD = '200px';

/** Resolves when the focus is outside the strip: the carousel replaces all elements of the strip. */
const focusLeft = (place: HTMLElement, signal: AbortSignal): Promise<void> =>
  new Promise((gone) => {
    const update = () => {
      if (!place.contains(document.activeElement)) gone();
    };
    update();
    place.addEventListener('focusout', () => setTimeout(update), { signal });
  });

function startOf(place: HTMLElement): number {
  const strip = place.querySelector('section');
  const item = strip?.querySelector('li');
  return strip && item ? scrolledIndex(strip, item) : 0;
}

/**
 * Loads the sliding carousel when it scrolls into view: its scripts are not part of the first load.
 * @returns null before the carousel has loaded; 'plain' if its scripts fail to load and the strip stays
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
