import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false in static HTML and until hydration, then true. Use it for content that only a browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
