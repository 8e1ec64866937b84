import type { Core } from '@strapi/strapi';
import type { Env } from '../settings/env';
import { RateLimit } from './rate-limit';
import { openCounters } from './rate-limit-store';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const LOGIN_WINDOW = 15 * MINUTE;

/** The rate limits, each counted by a key. Source: docs/contract.md, "Login limits", "Reviews", "Images". */
export interface RateLimits {
  /** Wrong passwords for one `userId` from one address, from everywhere, and failed logins from one address. */
  readonly loginPair: RateLimit;
  readonly loginAccount: RateLimit;
  readonly loginAddress: RateLimit;
  /** Registrations from one address. */
  readonly registrations: RateLimit;
  /** Reviews of one account that is not staff. */
  readonly reviews: RateLimit;
  /** Calls that store pictures, of one account. */
  readonly uploads: RateLimit;
}

let current: { readonly limits: RateLimits; readonly close: () => void } | undefined;

/** Opens the counters of the rate limits. The database must be connected. */
export async function openRateLimits(strapi: Core.Strapi, env: Env): Promise<void> {
  const { make, close } = await openCounters(strapi, env);
  const { limits: most } = env;
  const limits: RateLimits = {
    loginPair: new RateLimit(make, 'pair', most.loginPair, LOGIN_WINDOW),
    loginAccount: new RateLimit(make, 'account', most.loginAccount, LOGIN_WINDOW),
    loginAddress: new RateLimit(make, 'address', most.loginAddress, LOGIN_WINDOW),
    registrations: new RateLimit(make, 'registration', most.registrations, HOUR),
    reviews: new RateLimit(make, 'review', most.reviews, 24 * HOUR),
    uploads: new RateLimit(make, 'upload', most.uploads, HOUR),
  };
  current = { limits, close };
}

export function rateLimits(): RateLimits {
  if (!current) throw new Error('the rate limits are not open');
  return current.limits;
}

export function closeRateLimits(): void {
  current?.close();
  current = undefined;
}
