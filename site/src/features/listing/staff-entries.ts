import { AREAS, importPath, KIND_FACTS, KINDS } from '../../domain';
import { opens } from '../../overlays/store';
import type { StaffEntries } from '../../session/staff-entry';

/** Source: docs/contract.md, "Staff on the site" */
export const listingEntries: StaffEntries = (area, can) => [
  ...(AREAS.some((one) => can('write listings', one))
    ? [{ label: 'Find a Property', shortcut: '/', open: opens('find', { area }) }]
    : []),
  ...(area && can('write listings', area)
    ? KINDS.map((kind) => ({
        label: `Create ${KIND_FACTS[kind].category} Property`,
        open: opens('listingForm', { mode: 'create', area, kind }),
      }))
    : []),
  ...(area && can('import listings') ? [{ label: 'Import Listings', to: importPath(area) }] : []),
];
