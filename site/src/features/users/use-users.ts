import { useCallback } from 'react';
import { appParameter } from '../../calls/parameters';
import { useLoaded } from '../../calls/use-loaded';
import { searchUsers } from '../../calls/users';
import type { UserFilters, UserPage } from '../../calls/users';

export interface FoundUsers extends UserPage {
  /** How many of all that are found so are inactive. */
  readonly inactive: number;
}

async function find(filters: UserFilters, page: number, signal: AbortSignal): Promise<FoundUsers> {
  const { limitUser: limit } = await appParameter(signal);
  const [found, inactive] = await Promise.all([
    searchUsers(filters, { limit, offset: (page - 1) * limit }, signal),
    searchUsers({ ...filters, userStatus: 'inactive' }, { limit: 1, offset: 0 }, signal),
  ]);
  return { ...found, inactive: inactive.count };
}

/** A page of the accounts. */
export function useUsers({ name, phone, userStatus }: UserFilters, page: number) {
  const load = useCallback(
    (signal: AbortSignal) => {
      const filters = {
        ...(name !== undefined && { name }),
        ...(phone !== undefined && { phone }),
        ...(userStatus && { userStatus }),
      };
      return find(filters, page, signal);
    },
    [name, phone, userStatus, page],
  );
  return useLoaded(load);
}
