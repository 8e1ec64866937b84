import type { UserFilters, UserPage } from './requests';
import type { Account } from '../../domain';

export interface FoundUsers extends UserPage {
  /** The number of inactive accounts of all results. */
  readonly inactive: number;
}

const isInactive = ({ userStatus }: Account): boolean => userStatus === 'inactive';

/**
 * The results after a change of one account. It leaves them where its new status does not match the filter.
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
