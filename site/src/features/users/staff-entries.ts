import { USER_LIST_PATH } from '../../domain';
import type { StaffEntries } from '../../session/staff-entry';

export const userEntries: StaffEntries = (_area, can) =>
  can('search users') ? [{ label: 'User List', to: USER_LIST_PATH }] : [];
