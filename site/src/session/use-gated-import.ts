import { useEffect, useState } from 'react';
import type { Action, Area } from '../domain';
import { useRight } from './use-right';

/**
 * A part of the app that comes for those alone who may do this; null for others, and until it is there.
 * @param load the same function at each rendering
 */
export function useGatedImport<P>(action: Action, load: () => Promise<P>, area?: Area): P | null {
  const isWanted = useRight(action, area);
  const [part, setPart] = useState<{ readonly value: P } | null>(null);
  const isNeeded = isWanted && part === null;
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (value) => {
        setPart({ value });
      },
      // The site stays a visitor's until the next page load.
      () => undefined,
    );
  }, [isNeeded, load]);
  return isWanted && part ? part.value : null;
}
