import { USER_LIST_PATH, userDetailPath } from '../../domain';
import type { StaffEntries } from '../../session/staff-entry';

/** Without the list, a user who sees details begins with the own one. Source: docs/contract.md, "Staff on the site" */
export const userEntries: StaffEntries = (_area, can, account) => {
  if (can('search users')) return [{ label: 'User List', to: USER_LIST_PATH }];
  return can('see users') ? [{ label: 'User Detail', to: userDetailPath(account) }] : [];
};
