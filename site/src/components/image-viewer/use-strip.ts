import { useCallback, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Strip {
  readonly ref: RefObject<HTMLUListElement>;
  /** The index of the visible item. */
  readonly index: number;
  readonly show: (index: number) => void;
  /** The handler for `onScroll`: a swipe scrolls the row, too. */
  readonly onScroll: () => void;
}

/**
 * Controls a row of items, each as wide as the row, with one visible item.
 * @param start the index of the first visible item; the caller scrolls to it if it is not 0
 */
export function useStrip(count: number, start: number): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);

  const show = useCallback(
    (next: number) => {
      const row = ref.current;
      if (!row || next < 0 || next >= count) return;
      row.scrollTo({ left: next * row.clientWidth, behavior: 'instant' });
      setIndex(next);
    },
    [count],
  );
  const onScroll = useCallback(() => {
    const row = ref.current;
    if (!row || row.clientWidth === 0) return;
    setIndex(Math.min(count - 1, Math.round(row.scrollLeft / row.clientWidth)));
  }, [count]);

  return { ref, index, show, onScroll };
}
