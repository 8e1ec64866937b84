import { MASTER_FACTS, MASTERS } from '../../domain';
import { openOverlay } from '../../overlays/store';
import type { StaffEntries } from '../../session/staff-entry';

/** Source: docs/contract.md, "Staff on the site" */
export const masterEntries: StaffEntries = (area, can) =>
  area && can('write masters', area)
    ? MASTERS.flatMap((master) => [
        {
          label: `Create ${MASTER_FACTS[master].label}`,
          open: () => {
            openOverlay('masterForm', { area, master });
          },
        },
        {
          label: `View ${MASTER_FACTS[master].label}`,
          open: () => {
            openOverlay('masterList', { area, master });
          },
        },
      ])
    : [];
