import { useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import type { LiveCarouselProps } from './live-carousel';
import { restingAt } from './resting-at';

interface Live {
  readonly LiveCarousel: ComponentType<LiveCarouselProps>;
  /** The item that the plain strip had come to rest on. */
  readonly startAt: number;
}

/** Just before it comes into view. */
const AHEAD = '200px';

/** Until the focus is elsewhere: what takes the strip's place has none of its elements. */
const focusGone = (place: HTMLElement, signal: AbortSignal): Promise<void> =>
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
  return strip && item ? restingAt(strip, item) : 0;
}

/**
 * The carousel's moving part, once its place has been seen: its scripts are no part of the first load.
 * @returns null until then; 'plain' where its scripts cannot be had, and the strip stays
 */
export function useLiveCarousel(place: RefObject<HTMLElement>): Live | 'plain' | null {
  const [live, setLive] = useState<Live | 'plain' | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const leaving = new AbortController();

    const bring = async () => {
      const { LiveCarousel } = await import('./live-carousel');
      await focusGone(element, leaving.signal);
      if (!leaving.signal.aborted) setLive({ LiveCarousel, startAt: startOf(element) });
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
