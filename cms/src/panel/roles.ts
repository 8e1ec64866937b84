import { AREAS, KINDS, MASTERS, REGIONS } from '../domain';
import type { Area } from '../domain';
import {
  ACCOUNT_UID,
  LANDING_UID,
  LEGAL_TEXT_UID,
  LISTING_UIDS,
  MASTER_UIDS,
  PARAMETER_UID,
  RECORD_UIDS,
} from '../uids';
import { IS_ORDINARY, IS_OWN, inRegion } from './conditions';

export type Deed = 'read' | 'create' | 'update' | 'delete';

/** What a role may do with some content types. */
export interface Grant {
  readonly uids: readonly string[];
  readonly deeds: readonly Deed[];
  /** The id of a condition that a record must meet. */
  readonly where?: string;
  /** Attributes that it does not reach. */
  readonly without?: readonly string[];
}

/** One of Strapi's actions in the media library. */
export interface LibraryGrant {
  readonly action: string;
  /** The id of a condition that a file must meet. */
  readonly where?: string;
}

export interface PanelRole {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly grants: readonly Grant[];
  readonly library: readonly LibraryGrant[];
}

const ALL: readonly Deed[] = ['read', 'create', 'update', 'delete'];
const WRITE: readonly Deed[] = ['create', 'update'];

/** The types whose records are of one region each. */
const REGIONAL_UIDS: readonly string[] = [
  ...KINDS.map((kind) => LISTING_UIDS[kind]),
  ...MASTERS.map((master) => MASTER_UIDS[master]),
];
const { review, overview, award } = RECORD_UIDS;

const SEE_PICTURES = 'plugin::upload.read';
/** Enough to put a picture into a record. Changing and deleting are not: Strapi's bulk calls ask for no condition. */
const ADD_PICTURES = [
  'plugin::upload.assets.create',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

const always = (action: string): LibraryGrant => ({ action });

/** Whose review it is comes from the account that wrote it. */
const AUTHOR = ['author', 'phone'];

const managerOf = (area: Area): PanelRole => ({
  code: `${REGIONS[area].city.toLowerCase()}-manager`,
  name: `${REGIONS[area].city} manager`,
  description: `Listings and lists of names of ${REGIONS[area].city}; reviews, overviews and awards.`,
  grants: [
    { uids: REGIONAL_UIDS, deeds: ALL, where: inRegion(area) },
    // Strapi would list the accounts to whom may read the relation.
    { uids: [review], deeds: ['read'], without: ['author'] },
    { uids: [review], deeds: WRITE, without: AUTHOR },
    { uids: [overview, award], deeds: ALL },
  ],
  // Those of records show in the records' own forms, to whom may see the record.
  library: [{ action: SEE_PICTURES, where: IS_OWN }, ...ADD_PICTURES.map(always)],
});

/** What only a superAdmin changes. Source: the contract, `UserEdit`. */
const SUPER_ADMINS_OWN = ['superAdmin', 'userId', 'userType'];
/** What the sign-in of the contract writes. */
const SIGN_IN = [
  ...['username', 'email', 'password', 'confirmed', 'blocked', 'role'],
  ...['passwordToken', 'provider'],
];

const ADMIN: PanelRole = {
  code: 'admin',
  name: 'Admin',
  description: 'All content, the landing page, parameters, legal texts and accounts.',
  grants: [
    { uids: [...REGIONAL_UIDS, overview, award, LEGAL_TEXT_UID], deeds: ALL },
    { uids: [review], deeds: ['read', 'delete'] },
    { uids: [review], deeds: WRITE, without: AUTHOR },
    { uids: [LANDING_UID, PARAMETER_UID], deeds: ['read', ...WRITE] },
    // A password is never answered, to whomever.
    { uids: [ACCOUNT_UID], deeds: ['read'], without: ['role'] },
    {
      uids: [ACCOUNT_UID],
      deeds: ['update'],
      where: IS_ORDINARY,
      without: [...SUPER_ADMINS_OWN, ...SIGN_IN],
    },
  ],
  library: [SEE_PICTURES, ...ADD_PICTURES, 'plugin::upload.assets.update'].map(always),
};

/** Who works in the panel, beside Strapi's own super admin. Source: the decisions, "Staff in the Strapi admin panel". */
export const PANEL_ROLES: readonly PanelRole[] = [ADMIN, ...AREAS.map(managerOf)];
