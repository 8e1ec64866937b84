import type { NewAccount } from '../../support/accounts';
import type { Open, State, Texts } from '../state';

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
export interface StaffState extends State {
  readonly as: Reader;
}

/** Creates a state from its account, its texts and its function. */
export const state = (as: Reader, texts: Texts, open: Open): StaffState => ({ as, texts, open });
export const managers = (texts: Texts, open: Open) => state('Dwarka’s manager', texts, open);
export const admins = (texts: Texts, open: Open) => state('an admin', texts, open);
