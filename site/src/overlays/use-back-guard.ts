import { useEffect, useRef } from 'react';
import { navigate } from 'gatsby';

/** Our part of a history entry's state: the number of guards above it. */
interface HistoryState {
  readonly held?: number;
}

const guardDepth = (): number => (window.history.state as HistoryState | null)?.held ?? 0;
/** Everything else stays: for the router it is the same location. */
const stateWith = (held: number) => ({ ...(window.history.state as HistoryState | null), held });

/**
 * Makes the browser's Back ask the same as the close button, in place of leaving the page.
 * @param isWanted whether there is input to lose
 */
export function useBackGuard(isWanted: boolean, close: () => void | Promise<void>): void {
  const ask = useRef(close);
  useEffect(() => {
    ask.current = close;
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    const ender = new AbortController();
    const depth = guardDepth() + 1;
    let isAsking = false;
    const hold = () => {
      window.history.pushState(stateWith(depth), '');
    };
    const onBack = async () => {
      if (guardDepth() >= depth) return;
      hold();
      if (isAsking) return;
      isAsking = true;
      await ask.current();
      isAsking = false;
    };
    hold();
    window.addEventListener('popstate', () => void onBack(), { signal: ender.signal });
    return () => {
      ender.abort();
      if (guardDepth() === depth) window.history.back();
    };
  }, [isWanted]);
}

/** Navigates on; an entry that a guard added becomes the next page's. */
export function navigatePastGuard(path: string): void {
  const replace = guardDepth() > 0;
  if (replace) window.history.replaceState(stateWith(0), '');
  navigate(path, { replace });
}
