import { isIP } from 'node:net';
import type { Core } from '@strapi/strapi';
import type { Call } from '../../../http/call';
import { limitedAddress } from '../../../http/client-address';
import { unlock } from '../../../http/rate-limit';
import { knownDevice } from '../../../sessions/devices';
import type { DeviceAccount } from '../../../sessions/devices';
import { LoginLimits, unlockAddress } from '../../../sessions/login-limits';
import type { LoginAttempt } from '../../../sessions/login-limits';
import { findAccount } from './find';

const limits = new LoginLimits('');

/** Where a call's attempt on an account comes from. */
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
 * Lets an account or an address try to log in again at once.
 * @param name a user id or a network address
 * @returns false if there is no such account
 */
export async function unlockLogins(strapi: Core.Strapi, name: string): Promise<boolean> {
  if (isIP(name) !== 0) {
    await unlockAddress(limitedAddress(name));
    return true;
  }
  if (!(await findAccount(strapi, { userId: name }))) return false;
  await unlock(name);
  return true;
}
