import { useEffect, useState } from 'react';
import type { Action, Area } from '../domain';
import { useRight } from './use-right';

/**
 * Imports a part of the app if `isWanted` is true. Returns null if it is false, and until the part has loaded.
 * @param load a stable function
 */
export function useImport<P>(isWanted: boolean, load: () => Promise<P>): P | null {
  const [part, setPart] = useState<{ readonly value: P } | null>(null);
  const isNeeded = isWanted && part === null;
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (value) => {
        setPart({ value });
      },
      // After an error the user sees the site as a visitor until the next page load.
      () => undefined,
    );
  }, [isNeeded, load]);
  return isWanted && part ? part.value : null;
}

/** Imports a part of the app for users with this right; returns null for others. @param load a stable function */
export const useGatedImport = <P>(action: Action, load: () => Promise<P>, area?: Area): P | null =>
  useImport(useRight(action, area), load);
