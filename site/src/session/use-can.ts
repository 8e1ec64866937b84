import { useCallback } from 'react';
import { can } from '../domain';
import type { Action, Area } from '../domain';
import { useSession } from './use-session';

/** Checks the rights of the current user with the model's table. The answer is no until the account is loaded. */
export function useCan(): (action: Action, area?: Area) => boolean {
  const { account } = useSession();
  return useCallback((action, area) => can(account, action, area), [account]);
}
