import { dashboardEntries } from '../features/dashboard/staff-entries';
import { editorialEntries } from '../features/editorial/staff-entries';
import { historyEntries } from '../features/history/staff-entries';
import { inboxEntries } from '../features/inbox/staff-entries';
import { listingEntries } from '../features/listing/staff-entries';
import { masterEntries } from '../features/masters/staff-entries';
import { superAdminEntries } from '../features/super-admin/staff-entries';
import { userEntries } from '../features/users/staff-entries';
import type { StaffEntries } from '../session/staff-entry';

/** The entries of the features in the order of the menu, one line for each feature. */
const FEATURES: readonly StaffEntries[] = [
  inboxEntries,
  dashboardEntries,
  listingEntries,
  masterEntries,
  editorialEntries,
  userEntries,
  historyEntries,
  superAdminEntries,
];

/** The entries of the staff menu. Source: docs/contract.md, "Staff on the site" */
export const staffEntries: StaffEntries = (area, can, account) =>
  FEATURES.flatMap((entriesOf) => entriesOf(area, can, account));
