import { useEffect } from 'react';

/** As often as the news: what they do not tell, such as a withdrawal, reaches an open page as soon. */
const EVERY_MS = 20_000;

interface Renewed<T> {
  readonly value: T | null;
  readonly replace: (value: T) => void;
}

/**
 * Loads again every 20 seconds while the page is visible, and when it becomes visible. After a failure the last value
 * stays; the next attempt is soon.
 */
export function useRenewal<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { value, replace }: Renewed<T>,
): void {
  // A newer value begins the effect again, which ends a request that began before it.
  useEffect(() => {
    if (value === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const renew = () => {
      if (document.visibilityState !== 'visible') return;
      load(signal).then(
        (next) => {
          if (!signal.aborted) replace(next);
        },
        () => undefined,
      );
    };
    const timer = setInterval(renew, EVERY_MS);
    document.addEventListener('visibilitychange', renew, { signal });
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [load, value, replace]);
}
