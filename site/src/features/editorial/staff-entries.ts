import { openOverlay } from '../../overlays/store';
import type { StaffEntries, StaffEntry } from '../../session/staff-entry';

const CREATE_AWARD: StaffEntry = {
  label: 'Create Award',
  open: () => {
    openOverlay('awardForm', {});
  },
};

const CREATE_OVERVIEW: StaffEntry = {
  label: 'Create Prop Overview',
  open: () => {
    openOverlay('overviewForm', {});
  },
};

/** Source: docs/contract.md, "Staff on the site" */
export const editorialEntries: StaffEntries = (area, can) =>
  area
    ? []
    : [
        ...(can('write awards') ? [CREATE_AWARD] : []),
        ...(can('write overviews') ? [CREATE_OVERVIEW] : []),
      ];
