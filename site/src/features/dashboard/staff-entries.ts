import { AREAS, DASHBOARD_PATH } from '../../domain';
import type { StaffEntries } from '../../session/staff-entry';
import { toCheckAddress } from './dashboard-query';

export const dashboardEntries: StaffEntries = (area, can) => [
  ...(can('see the dashboard') ? [{ label: 'Dashboard', to: DASHBOARD_PATH }] : []),
  ...(AREAS.some((one) => can('write listings', one))
    ? [{ label: 'To Check', to: toCheckAddress(area && can('write listings', area) ? area : null) }]
    : []),
];
