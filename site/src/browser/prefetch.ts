import type { PageLoader } from './page-loader';

/** The events that count as an interaction of the visitor with the page. */
const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'wheel',
  'touchstart',
  'keydown',
] as const;

/**
 * Delays prefetching until the first interaction. Gatsby prefetches each linked page three seconds after load: a
 * visitor who only reads the first page would download all of them.
 * @param onInteraction called at the first interaction
 */
export function prefetchAfterInteraction(loader: PageLoader, onInteraction: () => void): void {
  const { enqueue } = loader;
  const waiting = new Set<string>();
  const controller = new AbortController();
  const begin = () => {
    controller.abort();
    for (const address of waiting) enqueue(address);
    waiting.clear();
    onInteraction();
  };
  for (const type of INTERACTION_EVENTS) {
    window.addEventListener(type, begin, { passive: true, signal: controller.signal });
  }
  loader.enqueue = (address) => {
    if (controller.signal.aborted) return enqueue(address);
    waiting.add(address);
    return { abort: () => waiting.delete(address) };
  };
}
