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

export type PanelAction = 'read' | 'create' | 'update' | 'delete';

/** Actions that a role can do on some content types. */
export interface Grant {
  readonly uids: readonly string[];
  readonly actions: readonly PanelAction[];
  /** The id of a condition that a record must meet. */
  readonly where?: string;
  /** Attributes that the grant excludes. */
  readonly without?: readonly string[];
}

/** One of Strapi's actions of the media library. */
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

const ALL: readonly PanelAction[] = ['read', 'create', 'update', 'delete'];
const WRITE: readonly PanelAction[] = ['create', 'update'];

/** The types whose records belong to one region each. */
const REGIONAL_UIDS: readonly string[] = [
  ...KINDS.map((kind) => LISTING_UIDS[kind]),
  ...MASTERS.map((master) => MASTER_UIDS[master]),
];
const { review, overview, award } = RECORD_UIDS;

const SEE_PICTURES = 'plugin::upload.read';
/** The actions for adding a picture to a record. Update and delete are missing: Strapi's bulk calls ignore conditions. */
const ADD_PICTURES = [
  'plugin::upload.assets.create',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

const always = (action: string): LibraryGrant => ({ action });

/** Set from the account that wrote the review, so nobody edits them. */
const AUTHOR = ['author', 'phone'];

const managerOf = (area: Area): PanelRole => ({
  code: `${REGIONS[area].city.toLowerCase()}-manager`,
  name: `${REGIONS[area].city} manager`,
  description: `Listings and lists of names of ${REGIONS[area].city}; reviews, overviews and awards.`,
  grants: [
    { uids: REGIONAL_UIDS, actions: ALL, where: inRegion(area) },
    // Strapi lists all accounts to a user who can read this relation.
    { uids: [review], actions: ['read'], without: ['author'] },
    { uids: [review], actions: WRITE, without: AUTHOR },
    { uids: [overview, award], actions: ALL },
  ],
  // The pictures of a record are visible in the record's form, to each user who can read the record.
  library: [{ action: SEE_PICTURES, where: IS_OWN }, ...ADD_PICTURES.map(always)],
});

/** Attributes that only a super admin changes. Source: docs/contract.md, "Super admin". */
const SUPER_ADMIN_ONLY = ['superAdmin', 'userId', 'userType'];
/** Attributes that registration and login write. */
const SIGN_IN = [
  ...['username', 'email', 'password', 'confirmed', 'blocked', 'role'],
  ...['passwordToken', 'provider'],
];

const ADMIN: PanelRole = {
  code: 'admin',
  name: 'Admin',
  description: 'All content, the landing page, parameters, legal texts and accounts.',
  grants: [
    { uids: [...REGIONAL_UIDS, overview, award, LEGAL_TEXT_UID], actions: ALL },
    { uids: [review], actions: ['read', 'delete'] },
    { uids: [review], actions: WRITE, without: AUTHOR },
    { uids: [LANDING_UID, PARAMETER_UID], actions: ['read', ...WRITE] },
    // Strapi never returns a password, whatever the permissions are.
    { uids: [ACCOUNT_UID], actions: ['read'], without: ['role'] },
    {
      uids: [ACCOUNT_UID],
      actions: ['update'],
      where: IS_ORDINARY,
      without: [...SUPER_ADMIN_ONLY, ...SIGN_IN],
    },
  ],
  library: [SEE_PICTURES, ...ADD_PICTURES, 'plugin::upload.assets.update'].map(always),
};

/** The roles of the panel, beside Strapi's own super admin. Source: docs/contract.md, "Staff in the panel". */
export const PANEL_ROLES: readonly PanelRole[] = [ADMIN, ...AREAS.map(managerOf)];
