import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in static HTML and until hydration, then true: for content that only a browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
