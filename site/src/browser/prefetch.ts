import type { PageLoader } from './page-loader';

/** The events that show that a visitor interacts with the page. */
const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'wheel',
  'touchstart',
  'keydown',
] as const;

/**
 * Delays prefetching until the first interaction. Gatsby prefetches each linked page three seconds after load: a
 * visitor who only reads the first page would pay for all of them.
 */
export function prefetchAfterInteraction(loader: PageLoader): void {
  const { enqueue } = loader;
  const waiting = new Set<string>();
  const ender = new AbortController();
  const begin = () => {
    ender.abort();
    for (const address of waiting) enqueue(address);
    waiting.clear();
  };
  for (const type of INTERACTION_EVENTS) {
    window.addEventListener(type, begin, { passive: true, signal: ender.signal });
  }
  loader.enqueue = (address) => {
    if (ender.signal.aborted) return enqueue(address);
    waiting.add(address);
    return { abort: () => waiting.delete(address) };
  };
}
