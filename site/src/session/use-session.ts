import { useSyncExternalStore } from 'react';
import { sessionBefore, sessionNow, subscribe } from './session';
import type { SessionState } from './session';

/** Who is at this browser. */
export const useSession = (): SessionState =>
  useSyncExternalStore(subscribe, sessionNow, sessionBefore);
