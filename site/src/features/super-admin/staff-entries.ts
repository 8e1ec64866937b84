import { AUDIT_PATH, SUPER_ADMIN_PATH } from '../../domain';
import type { StaffEntries } from '../../session/staff-entry';

export const superAdminEntries: StaffEntries = (_area, can) =>
  can('publish the site')
    ? [
        { label: 'Super admin', to: SUPER_ADMIN_PATH },
        { label: 'Audit Trail', to: AUDIT_PATH },
      ]
    : [];
