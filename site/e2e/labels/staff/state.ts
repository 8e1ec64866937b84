import type { NewAccount } from '../../support/accounts';
import type { Open } from '../open';

/** The accounts that open the states; null means that nobody is signed in. */
export const READERS = {
  'Dwarka’s manager': { userType: 'manager_dwk' },
  'Gurugram’s manager': { userType: 'manager_ggn' },
  'an admin': { userType: 'admin' },
  'a super admin': { superAdmin: true },
  'an admin whose session ends': { userType: 'admin' },
  'an executive': { userType: 'executive' },
  'a visitor': { userType: 'visiter' },
  'who is signed out': null,
} as const satisfies Readonly<Record<string, NewAccount | null>>;
export type Reader = keyof typeof READERS;

/** A state of the site, and the account that opens it. */
export interface StaffState {
  readonly as: Reader;
  readonly open: Open;
}

/** Creates a state from its account and its function. */
export const state = (as: Reader, open: Open): StaffState => ({ as, open });
export const managers = (open: Open) => state('Dwarka’s manager', open);
export const admins = (open: Open) => state('an admin', open);
