import { EDITORIAL, EDITORIAL_NAMES } from '../../domain';
import { opens } from '../../overlays/store';
import type { StaffEntries } from '../../session/staff-entry';

/** Source: docs/contract.md, "Staff on the site" */
export const editorialEntries: StaffEntries = (area, can) =>
  EDITORIAL_NAMES.filter((type) => !area && can(EDITORIAL[type].write)).map((type) => ({
    label: `Create ${EDITORIAL[type].label}`,
    open: opens('editorialForm', { type }),
  }));
