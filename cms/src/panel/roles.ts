import type { Resource } from '../documents/resource';
import { AREAS, REGIONS } from '../domain';
import type { Area } from '../domain';
import { IS_ORDINARY, IS_OWN, inRegion } from './conditions';
import type { PanelAccess, PanelAction } from './layout';

/** Actions that a role can do on a content type. */
export interface Grant {
  readonly uid: string;
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

const SEE_PICTURES = 'plugin::upload.read';
/** The actions for adding a picture to a record. Update and delete are missing: Strapi's bulk calls ignore conditions. */
const ADD_PICTURES = [
  'plugin::upload.assets.create',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

const always = (action: string): LibraryGrant => ({ action });

/** The grants of a role on all resources. @param area the region of the role's users, if they have one */
const grantsOf = (
  resources: readonly Resource[],
  role: 'admin' | 'manager',
  area?: Area,
): readonly Grant[] =>
  resources.flatMap(({ uid, panel }) =>
    (panel?.[role] ?? []).map(({ where, ...access }: PanelAccess) => ({
      uid,
      ...access,
      ...(where === 'ordinary account' && { where: IS_ORDINARY }),
      ...(where === 'own region' && area && { where: inRegion(area) }),
    })),
  );

const managerOf = (resources: readonly Resource[], area: Area): PanelRole => ({
  code: `${REGIONS[area].city.toLowerCase()}-manager`,
  name: `${REGIONS[area].city} manager`,
  description: `Listings and lists of names of ${REGIONS[area].city}; reviews, overviews and awards.`,
  grants: grantsOf(resources, 'manager', area),
  // The pictures of a record are visible in the record's form, to each user who can read the record.
  library: [{ action: SEE_PICTURES, where: IS_OWN }, ...ADD_PICTURES.map(always)],
});

const adminOf = (resources: readonly Resource[]): PanelRole => ({
  code: 'admin',
  name: 'Admin',
  description: 'All content, the landing page, parameters, legal texts and accounts.',
  grants: grantsOf(resources, 'admin'),
  library: [SEE_PICTURES, ...ADD_PICTURES, 'plugin::upload.assets.update'].map(always),
});

/** The roles of the panel, in addition to Strapi's own super admin. Source: docs/contract.md, "Staff in the panel". */
export const panelRoles = (resources: readonly Resource[]): readonly PanelRole[] => [
  adminOf(resources),
  ...AREAS.map((area) => managerOf(resources, area)),
];
