import type { UserFilters, UserPage } from './requests';
import type { Account } from '../../domain';

export interface FoundUsers extends UserPage {
  /** The number of inactive accounts in all results. */
  readonly inactive: number;
}

const isInactive = ({ userStatus }: Account): boolean => userStatus === 'inactive';

/**
 * Returns the results after a change of one account. The account is removed if its new status does not match the
 * filter.
 * @param asked the status filter
 */
export function withUser(
  found: FoundUsers,
  user: Account,
  asked: UserFilters['userStatus'],
): FoundUsers {
  const before = found.users.find(({ _id }) => _id === user._id);
  if (!before) return found;
  const stays = asked === undefined || user.userStatus === asked;
  return {
    ...found,
    users: found.users.flatMap((other) => {
      if (other !== before) return [other];
      return stays ? [user] : [];
    }),
    count: found.count - (stays ? 0 : 1),
    inactive: found.inactive + Number(isInactive(user)) - Number(isInactive(before)),
  };
}
