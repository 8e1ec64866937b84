import { isIP } from 'node:net';
import type { Core } from '@strapi/strapi';
import type { Call } from '../../../http/call';
import { limitedAddress } from '../../../http/client-address';
import { unlock } from '../../../http/rate-limit';
import { knownDevice } from '../../../sessions/devices';
import type { DeviceAccount } from '../../../sessions/devices';
import { LoginLimits, unlockAddress } from '../../../sessions/login-limits';
import type { LoginAttempt } from '../../../sessions/login-limits';
import { unlockCodes } from '../../../sessions/second-factor/attempt';
import { auditingRefusals } from '../../../sessions/audited-attempt';
import { addAuditEntry } from '../../../documents/audit-trail';
import { personOf } from './audit';
import { findAccount } from './find';
import type { StoredAccount } from './present';
import { ownerOf } from './second-factor';

const limits = new LoginLimits('');

/** The client of a call's password attempt on an account. */
export const clientOf = (
  { address, knownDevice: header }: Call,
  account: DeviceAccount | null,
): Pick<LoginAttempt, 'address' | 'device'> => ({
  address,
  device: account && knownDevice(header, account),
});

interface Attempt extends Pick<LoginAttempt, 'address' | 'device'> {
  readonly userId: string;
  /** The account with the user id; null if there is none. */
  readonly account: StoredAccount | null;
}

/** `LoginLimits.attempt` of an account. A refusal is written to the audit trail. @throws CallError */
export async function attemptLogin(
  strapi: Core.Strapi,
  { userId, account, ...from }: Attempt,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  const by = account && personOf(account);
  const attempt = { name: userId, isKnown: account !== null, ...from };
  return await auditingRefusals(strapi, { by, of: 'password' }, () =>
    limits.attempt(attempt, compare),
  );
}

/**
 * Removes the login limits of an account or an address, so that it can log in again immediately.
 * @param name a user id or a network address
 * @returns false if there is no such account
 */
export async function unlockLogins(strapi: Core.Strapi, name: string): Promise<boolean> {
  if (isIP(name) !== 0) {
    await unlockAddress(limitedAddress(name));
    await addAuditEntry(strapi, { action: 'Unlock', subject: 'A network address' });
    return true;
  }
  const account = await findAccount(strapi, { userId: name });
  if (!account) return false;
  await unlock(name);
  await unlockCodes(ownerOf(account));
  await addAuditEntry(strapi, { action: 'Unlock', target: personOf(account) });
  return true;
}
