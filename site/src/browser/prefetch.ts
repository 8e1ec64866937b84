import type { PageLoader } from './page-loader';

/** What tells that somebody is there, and may go on. */
const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'wheel',
  'touchstart',
  'keydown',
] as const;

/**
 * Gatsby fetches each page ahead whose link is seen, three seconds after the first. From here on that waits until the
 * visitor does something: who only reads the page that was opened pays for no other.
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
