import type { Core } from '@strapi/strapi';
import type { Env } from '../env';
import { Limit } from './limit';
import { openCounters } from './store';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const LOGIN_WINDOW = 15 * MINUTE;

/** The limits of the contract, each for its key. Source: the contract, "Accounts and sessions". */
export interface Limits {
  /** Wrong passwords for one `userId` from one address, from everywhere, and failed logins from one address. */
  readonly loginPair: Limit;
  readonly loginAccount: Limit;
  readonly loginAddress: Limit;
  /** Registrations from one address. */
  readonly registrations: Limit;
  /** Reviews of one account that is not staff. */
  readonly reviews: Limit;
  /** Calls that store pictures, of one account. */
  readonly uploads: Limit;
}

let current: { readonly limits: Limits; readonly close: () => void } | undefined;

/** Opens the limits; the database must be there. */
export async function openLimits(strapi: Core.Strapi, env: Env): Promise<void> {
  const { make, close } = await openCounters(strapi, env);
  const { limits: most } = env;
  const limits: Limits = {
    loginPair: new Limit(make, 'pair', most.loginPair, LOGIN_WINDOW),
    loginAccount: new Limit(make, 'account', most.loginAccount, LOGIN_WINDOW),
    loginAddress: new Limit(make, 'address', most.loginAddress, LOGIN_WINDOW),
    registrations: new Limit(make, 'registration', most.registrations, HOUR),
    reviews: new Limit(make, 'review', most.reviews, 24 * HOUR),
    uploads: new Limit(make, 'upload', most.uploads, HOUR),
  };
  current = { limits, close };
}

export function limits(): Limits {
  if (!current) throw new Error('the limits have not been opened');
  return current.limits;
}

export function closeLimits(): void {
  current?.close();
  current = undefined;
}
