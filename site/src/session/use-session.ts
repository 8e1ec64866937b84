import { useSyncExternalStore } from 'react';
import { initialSession, currentSession, subscribe } from './session';
import type { SessionState } from './session';

/** The session of this browser. */
export const useSession = (): SessionState =>
  useSyncExternalStore(subscribe, currentSession, initialSession);
