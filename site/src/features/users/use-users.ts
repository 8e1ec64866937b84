import { useCallback } from 'react';
import { appParameter } from '../../requests/parameters';
import { useLoaded } from '../../requests/use-loaded';
import { searchUsers } from './requests';
import type { UserFilters } from './requests';
import { withUser } from './found-users';
import type { FoundUsers } from './found-users';
import { userNow } from './use-user';

async function find(filters: UserFilters, page: number, signal: AbortSignal): Promise<FoundUsers> {
  const { limitUser: limit } = await appParameter(signal);
  const [found, inactive] = await Promise.all([
    searchUsers(filters, { limit, offset: (page - 1) * limit }, signal),
    searchUsers({ ...filters, userStatus: 'inactive' }, { limit: 1, offset: 0 }, signal),
  ]);
  return { ...found, inactive: inactive.count };
}

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
  const { value, replace, refresh, ...loaded } = useLoaded(load);

  /** After an edit: updates the account at its position in the list. */
  const onEdited = async (id: string) => {
    if (!value) return;
    try {
      replace(withUser(value, await userNow(id), userStatus));
    } catch {
      // The list's own fetch reports the error and offers Retry.
      refresh();
    }
  };
  return { value, ...loaded, onEdited };
}
