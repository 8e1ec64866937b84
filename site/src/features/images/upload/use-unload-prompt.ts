import { useEffect } from 'react';

/** Makes the browser ask before the page is left: chosen files cannot be stored as a draft. */
export function useUnloadPrompt(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const ender = new AbortController();
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask, { signal: ender.signal });
    return () => {
      ender.abort();
    };
  }, [isWanted]);
}
