import { KIND_FACTS, KINDS } from '../../domain';
import { openOverlay } from '../../overlays/store';
import type { StaffEntries } from '../../session/staff-entry';

/** Source: docs/contract.md, "Staff on the site" */
export const listingEntries: StaffEntries = (area, can) =>
  area && can('write listings', area)
    ? KINDS.map((kind) => ({
        label: `Create ${KIND_FACTS[kind].category} Property`,
        open: () => {
          openOverlay('listingForm', { mode: 'create', area, kind });
        },
      }))
    : [];
