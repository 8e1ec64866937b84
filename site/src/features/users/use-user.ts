import { useCallback } from 'react';
import { useLoaded } from '../../calls/use-loaded';
import { findUser } from '../../calls/users';

/** One account. */
export const useUser = (id: string) =>
  useLoaded(useCallback((signal: AbortSignal) => findUser(id, signal), [id]));
