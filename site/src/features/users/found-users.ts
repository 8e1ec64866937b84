import type { UserFilters, UserPage } from './requests';
import type { Account } from '../../domain';

export interface FoundUsers extends UserPage {
  /** How many of all that are found so are inactive. */
  readonly inactive: number;
}

const isInactive = ({ userStatus }: Account): boolean => userStatus === 'inactive';

/**
 * The accounts that were found, once one of them is another. Where its status is what it was found by, it leaves with that.
 * @param asked the status that is searched for
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
