import { useCallback } from 'react';
import { can } from '../domain';
import type { Action, Area } from '../domain';
import { useSession } from './use-session';

/** Checks the current user's rights by the model's table; nobody has rights before the account is known. */
export function useCan(): (action: Action, area?: Area) => boolean {
  const { account } = useSession();
  return useCallback((action, area) => can(account, action, area), [account]);
}
