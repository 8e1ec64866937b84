import { AREAS } from './regions';
import type { Area } from './regions';

/** The role of a region's managers. */
const managerOf = <A extends Area>(area: A): `manager_${A}` => `manager_${area}`;

/** Source: docs/contract.md, "Roles". */
export const USER_TYPES = [
  'admin',
  ...AREAS.map((area) => managerOf(area)),
  ...(['visiter', 'account', 'executive'] as const),
] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The fields of an account that decide its rights. */
export interface Caller {
  readonly userType: string;
  readonly superAdmin: boolean;
}

type Role =
  | 'anyone'
  | 'signedIn'
  | 'executive'
  | 'admin'
  | 'manager'
  | 'regionManager'
  | 'superAdmin';

/**
 * The rights of each role. The server's checks and the site's icons use this table.
 * Source: docs/contract.md, "Roles".
 */
const RULES = {
  'see the public site': ['anyone'],
  'sign in': ['anyone'],
  'use the own account': ['signedIn'],
  'use a second factor': ['admin', 'manager'],
  'write own reviews': ['signedIn'],
  'see inactive listings': ['admin', 'regionManager'],
  'search listings by phone': ['admin', 'regionManager'],
  'filter listings by status': ['admin'],
  'write listings': ['admin', 'regionManager'],
  'write masters': ['admin', 'regionManager'],
  'write overviews': ['admin', 'manager'],
  'write awards': ['admin', 'manager'],
  'search reviews by name': ['admin', 'manager'],
  'see every review': ['admin', 'manager'],
  'edit any review': ['admin', 'manager'],
  'delete any review': ['admin'],
  'add pictures': ['admin', 'manager'],
  'add own pictures': ['signedIn'],
  'search users': ['admin'],
  'see users': ['admin', 'executive'],
  'edit users': ['admin'],
  'change user ids and types': ['superAdmin'],
  'edit super admins': ['superAdmin'],
  'read enquiries': ['admin', 'manager', 'executive'],
  'answer enquiries': ['admin', 'manager'],
  'release enquiries of others': ['admin'],
  'export private data': ['admin'],
  'import listings': ['admin'],
  'see enquiries of the region': ['admin', 'regionManager', 'executive'],
  'see the dashboard': ['admin', 'manager'],
  'see the dashboard of the region': ['admin', 'regionManager'],
  'see history': ['admin', 'manager'],
  'write texts': ['admin'],
  'answer for personal data': ['superAdmin'],
  'read the audit trail': ['superAdmin'],
  'publish the site': ['superAdmin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Action = keyof typeof RULES;
export const ACTIONS = Object.keys(RULES) as readonly Action[];

function has(caller: Caller | null, role: Role, area?: Area): boolean {
  if (role === 'anyone') return true;
  if (!caller) return false;
  if (caller.superAdmin) return true;
  switch (role) {
    case 'signedIn':
      return true;
    case 'superAdmin':
      return false;
    case 'admin':
    case 'executive':
      return caller.userType === role;
    case 'manager':
      return AREAS.some((one) => caller.userType === managerOf(one));
    case 'regionManager':
      return area !== undefined && caller.userType === managerOf(area);
  }
}

/** Whether a caller is an admin, a manager or a super admin. Source: docs/glossary.md, "Domain". */
export const isStaff = (caller: Caller | null): boolean =>
  has(caller, 'admin') || has(caller, 'manager');

/**
 * Whether a caller can do an action.
 * @param caller null if nobody is signed in
 * @param area the region of the record, for actions that a manager can do only in the manager's own region
 */
export const can = (caller: Caller | null, action: Action, area?: Area): boolean =>
  RULES[action].some((role) => has(caller, role, area));
