import { USER_LIST_PATH, userDetailPath } from '../../domain';
import type { StaffEntries } from '../../session/staff-entry';

/**
 * A user who may see details but not the list gets the page of the own account. Source: docs/contract.md, "Staff on the
 * site"
 */
export const userEntries: StaffEntries = (_area, can, account) => {
  if (can('search users')) return [{ label: 'User List', to: USER_LIST_PATH }];
  return can('see users') ? [{ label: 'User Detail', to: userDetailPath(account) }] : [];
};
