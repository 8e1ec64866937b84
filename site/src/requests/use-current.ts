import { useEffect, useState } from 'react';
import { hasChanged, subscribeToChanges } from './changes';
import type { Changes, Topic } from './changes';

/**
 * Applies a change to the shown content. Fetches the content if the change does not contain enough.
 * @param change `refetch` for changes before the page opened
 */
export type ApplyChange<K extends Topic, T> = (
  shown: T,
  change: Changes[K] | 'refetch',
  signal: AbortSignal,
) => Promise<T>;

/** Returns the published content with all changes of this visit. @param renew a stable function */
export function useCurrent<K extends Topic, T>(
  topic: K,
  published: T,
  renew: ApplyChange<K, T>,
): T {
  const [fresh, setFresh] = useState<{ readonly value: T } | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let shown = published;
    let last = Promise.resolve();
    // Changes run one after the other: the fetch of an earlier change must not overwrite a later one.
    const follow = (change: Changes[K] | 'refetch') => {
      last = last
        .then(async () => {
          const value = await renew(shown, change, signal);
          if (signal.aborted) return;
          shown = value;
          setFresh({ value });
        })
        // After an error the published content stays; the publisher updates it soon.
        .catch(() => undefined);
    };
    if (hasChanged(topic)) follow('refetch');
    const stop = subscribeToChanges(topic, follow);
    return () => {
      stop();
      controller.abort();
    };
  }, [topic, published, renew]);
  return fresh ? fresh.value : published;
}
