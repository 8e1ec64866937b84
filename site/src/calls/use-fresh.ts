import { useEffect, useState, useSyncExternalStore } from 'react';
import { subscribe, writtenBefore, writtenNow } from './written';

/**
 * Something that a page shows: as it is published, and after each write of this page as the CMS has it then.
 * @param load the same function at each rendering
 */
export function useFresh<T>(published: T, load: (signal: AbortSignal) => Promise<T>): T {
  const written = useSyncExternalStore(subscribe, writtenNow, writtenBefore);
  const [fresh, setFresh] = useState<{ readonly value: T } | null>(null);

  useEffect(() => {
    if (written === 0) return undefined;
    const ender = new AbortController();
    load(ender.signal).then(
      (value) => {
        if (!ender.signal.aborted) setFresh({ value });
      },
      // The page stays as it is published, which the write reaches in a moment.
      () => undefined,
    );
    return () => {
      ender.abort();
    };
  }, [written, load]);
  return fresh ? fresh.value : published;
}
