import { useEffect, useState } from 'react';
import { hasChanged, subscribeToChanges } from './changes';
import type { Changes, Topic } from './changes';

/**
 * What is shown after a change: made of the change where that says enough, else asked for.
 * @param change `ask` for what was changed before the page came
 */
export type ApplyChange<K extends Topic, T> = (
  shown: T,
  change: Changes[K] | 'refetch',
  signal: AbortSignal,
) => Promise<T>;

/**
 * Something that a page shows: as it is published, and after each change of it by this visit as that has made it.
 * @param renew the same function at each rendering
 */
export function useCurrent<K extends Topic, T>(
  topic: K,
  published: T,
  renew: ApplyChange<K, T>,
): T {
  const [fresh, setFresh] = useState<{ readonly value: T } | null>(null);

  useEffect(() => {
    const ender = new AbortController();
    const { signal } = ender;
    let shown = published;
    let last = Promise.resolve();
    // One after the other: what an earlier change asks for does not undo a later one.
    const follow = (change: Changes[K] | 'refetch') => {
      last = last
        .then(async () => {
          const value = await renew(shown, change, signal);
          if (signal.aborted) return;
          shown = value;
          setFresh({ value });
        })
        // The page stays as it is published, which the write reaches in a moment.
        .catch(() => undefined);
    };
    if (hasChanged(topic)) follow('refetch');
    const stop = subscribeToChanges(topic, follow);
    return () => {
      stop();
      ender.abort();
    };
  }, [topic, published, renew]);
  return fresh ? fresh.value : published;
}
