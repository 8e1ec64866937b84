import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in static HTML and until the page is hydrated from it, then true: for what only a browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
