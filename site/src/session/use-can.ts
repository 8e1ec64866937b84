import { useCallback } from 'react';
import { can } from '../domain';
import type { Action, Area } from '../domain';
import { useSession } from './use-session';

/** Whether who is signed in may do this, by the model's table; nobody's rights until that is known. */
export function useCan(): (action: Action, area?: Area) => boolean {
  const { account } = useSession();
  return useCallback((action, area) => can(account, action, area), [account]);
}
