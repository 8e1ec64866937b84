import type { Area } from './regions';

/** Who may do what, as words; the server's guards and the site's icons ask the same table. */
export const USER_TYPES = [
  ...['admin', 'manager_dwk', 'manager_ggn', 'visiter', 'account', 'executive'],
] as const;
export type UserType = (typeof USER_TYPES)[number];

/** An account as far as its rights go. */
export interface Caller {
  readonly userType: string;
  readonly superAdmin: boolean;
}

const MANAGER_OF: Readonly<Record<Area, UserType>> = { dwk: 'manager_dwk', ggn: 'manager_ggn' };

type Role =
  | 'anyone'
  | 'signedIn'
  | 'executive'
  | 'admin'
  | 'manager'
  | 'regionManager'
  | 'superAdmin';

/** The source of each row is the contract's column "who" and section 6 of the seed documents. */
const RULES = {
  'see the public site': ['anyone'],
  'sign in': ['anyone'],
  'use the own account': ['signedIn'],
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
      return Object.values<string>(MANAGER_OF).includes(caller.userType);
    case 'regionManager':
      return area !== undefined && caller.userType === MANAGER_OF[area];
  }
}

/** Whether the caller (null: nobody is signed in) may do this, in a region where the action is of one. */
export const may = (caller: Caller | null, action: Action, area?: Area): boolean =>
  RULES[action].some((role) => has(caller, role, area));
