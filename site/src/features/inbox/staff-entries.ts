import { ENQUIRIES_PATH } from '../../domain';
import type { StaffEntries } from '../../session/staff-entry';
import { NewCount } from './new-count';

/** Everybody who may read enquiries has the inbox. Source: docs/contract.md, "Staff on the site" */
export const inboxEntries: StaffEntries = (_area, can) =>
  can('read enquiries') ? [{ label: 'Enquiries', to: ENQUIRIES_PATH, Count: NewCount }] : [];
