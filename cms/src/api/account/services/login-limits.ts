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
import { findAccount } from './find';
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

/** `LoginLimits.attempt` of an account. @throws CallError */
export const attemptLogin = (
  { userId, ...of }: Omit<LoginAttempt, 'name'> & { readonly userId: string },
  compare: () => Promise<boolean>,
): Promise<boolean> => limits.attempt({ name: userId, ...of }, compare);

/**
 * Removes the login limits of an account or an address, so that it can log in again immediately.
 * @param name a user id or a network address
 * @returns false if there is no such account
 */
export async function unlockLogins(strapi: Core.Strapi, name: string): Promise<boolean> {
  if (isIP(name) !== 0) {
    await unlockAddress(limitedAddress(name));
    return true;
  }
  const account = await findAccount(strapi, { userId: name });
  if (!account) return false;
  await unlock(name);
  await unlockCodes(ownerOf(account));
  return true;
}
