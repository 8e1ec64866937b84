import { useRef } from 'react';
import type { TouchEvent } from 'react';

interface Swipe {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** Shorter movements of a finger are ignored. */
const LEAST_PX = 40;

/** Detects horizontal swipes on an element; the browser must keep vertical ones. */
export function useSwipe(onLeft: () => void, onRight: () => void): Swipe {
  const from = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      from.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const to = changedTouches[0]?.clientX;
      if (from.current === null || to === undefined) return;
      const way = to - from.current;
      from.current = null;
      if (Math.abs(way) < LEAST_PX) return;
      (way < 0 ? onLeft : onRight)();
    },
  };
}
