import { DASHBOARD_PATH } from '../../domain';
import type { StaffEntries } from '../../session/staff-entry';

export const dashboardEntries: StaffEntries = (_area, can) =>
  can('see the dashboard') ? [{ label: 'Dashboard', to: DASHBOARD_PATH }] : [];
