import { useCallback, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Strip {
  readonly ref: RefObject<HTMLUListElement>;
  /** Which of its places is seen. */
  readonly index: number;
  readonly show: (index: number) => void;
  /** For its `onScroll`: a finger moves it too. */
  readonly onScroll: () => void;
}

/**
 * A row of places, each as wide as the row itself, of which one is seen.
 * @param start the place that is seen first; where it is not the first, the row is still to be moved to it
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
