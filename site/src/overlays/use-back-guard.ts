import { useEffect, useRef } from 'react';
import { navigate } from 'gatsby';

/** What we note in an entry of the browser's history: how many things that hold the page are open above it. */
interface HistoryState {
  readonly held?: number;
}

const guardDepth = (): number => (window.history.state as HistoryState | null)?.held ?? 0;
/** All else stays as it is: for the router this is the same place. */
const stateWith = (held: number) => ({ ...(window.history.state as HistoryState | null), held });

/**
 * Has the browser's Back ask what the close button asks, in place of leaving the page with what is open above it.
 * @param isWanted as long as there is something to lose
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

/** Leads on to a page: where something holds this one, its entry in the history becomes that of the next. */
export function navigatePastGuard(path: string): void {
  const replace = guardDepth() > 0;
  if (replace) window.history.replaceState(stateWith(0), '');
  navigate(path, { replace });
}
