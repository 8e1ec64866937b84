import {
  KIND_FACTS,
  KINDS,
  MASTER_FACTS,
  MASTERS,
  SUPER_ADMIN_PATH,
  USER_LIST_PATH,
} from '../domain';
import type { Action, Area } from '../domain';
import { openOverlay } from '../overlays/store';

/** An entry of the side menu: it leads to a page, or opens something. */
export type StaffEntry =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly open: () => void };

export type Can = (action: Action, area?: Area) => boolean;

const when = (isSo: boolean, entries: readonly StaffEntry[]): readonly StaffEntry[] =>
  isSo ? entries : [];

/** What region staff do within a region. Source: the second seed document, section 2. */
const regionEntries = (area: Area, can: Can): readonly StaffEntry[] => [
  ...when(
    can('write listings', area),
    KINDS.map((kind) => ({
      label: `Create ${KIND_FACTS[kind].category} Property`,
      open: () => {
        openOverlay('listingForm', { mode: 'create', area, kind });
      },
    })),
  ),
  ...when(
    can('write masters', area),
    MASTERS.flatMap((master) => [
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
    ]),
  ),
];

/** What staff make for the home page. Source: the first seed document, section 2. */
const homeEntries = (can: Can): readonly StaffEntry[] => [
  ...when(can('write awards'), [
    {
      label: 'Create Award',
      open: () => {
        openOverlay('awardForm', {});
      },
    },
  ]),
  ...when(can('write overviews'), [
    {
      label: 'Create Prop Overview',
      open: () => {
        openOverlay('overviewForm', {});
      },
    },
  ]),
];

/** The side menu of somebody with these rights, in a region or outside of any. Source: both seed documents, section 2. */
export const staffEntries = (area: Area | null, can: Can): readonly StaffEntry[] => [
  ...(area ? regionEntries(area, can) : homeEntries(can)),
  ...when(can('search users'), [{ label: 'User List', to: USER_LIST_PATH }]),
  ...when(can('publish the site'), [{ label: 'Super admin', to: SUPER_ADMIN_PATH }]),
];
