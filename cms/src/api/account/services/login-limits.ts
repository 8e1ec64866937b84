import { isIP } from 'node:net';
import type { Core } from '@strapi/strapi';
import type { Call } from '../../../http/call';
import { limitedAddress } from '../../../http/client-address';
import { tooMany } from '../../../http/errors';
import { countedName, MINUTE, RateLimit, unlock } from '../../../http/rate-limit';
import { knownDevice } from '../../../sessions/devices';
import type { DeviceAccount } from '../../../sessions/devices';
import { inPasswordAttempt } from '../../../sessions/passwords';
import { findAccount } from './find';

/** Whose password is tried, and from where. */
export interface LoginAttempt {
  readonly userId: string;
  /** Whether there is such an account. An unknown number counts for the address only. */
  readonly isKnown: boolean;
  readonly address: string;
  /** The device, if somebody has signed in to the account on it. It has a budget of its own. */
  readonly device: string | null;
}

/** Source: docs/contract.md, "Login limits". */
const WINDOW = 15 * MINUTE;
const all = new RateLimit('login', ({ logins }) => logins, WINDOW);
const ofDevice = new RateLimit('device', ({ loginPair }) => loginPair, WINDOW);
const pair = new RateLimit('pair', ({ loginPair }) => loginPair, WINDOW);
const account = new RateLimit('account', ({ loginAccount }) => loginAccount, WINDOW);
const fromAddress = new RateLimit('address', ({ loginAddress }) => loginAddress, WINDOW);

interface Counted {
  readonly limit: RateLimit;
  readonly key: string;
  /** A right password clears the account's counts. */
  readonly isOfAccount?: true;
}

/** The counts of wrong passwords. An unknown number is written too, so that the time does not tell it. */
async function countsOf({
  userId,
  isKnown,
  address,
  device,
}: LoginAttempt): Promise<readonly Counted[]> {
  const name = await countedName(isKnown ? userId : `unknown ${userId}`);
  if (device !== null) return [{ limit: ofDevice, key: `${name} ${device}`, isOfAccount: true }];
  return [
    { limit: pair, key: `${name} ${address}`, isOfAccount: true },
    { limit: account, key: name, isOfAccount: true },
    { limit: fromAddress, key: address },
  ];
}

/** Who tries: the device if it is known, else the address. */
const nameOf = ({ device, address }: LoginAttempt): string => device ?? address;

/** Where a call's attempt on an account comes from. */
export const clientOf = (
  { address, knownDevice: header }: Call,
  account: DeviceAccount | null,
): Pick<LoginAttempt, 'address' | 'device'> => ({
  address,
  device: account && knownDevice(header, account),
});

/** Counts an attempt before its password is compared. @throws CallError 429 if it exceeds a limit */
async function count(of: LoginAttempt, counts: readonly Counted[]): Promise<void> {
  const over: number[] = [];
  for (const { limit, key, isOfAccount } of [
    { limit: all, key: nameOf(of), isOfAccount: undefined },
    ...counts,
  ]) {
    const seconds = await limit.count(key);
    if (seconds !== undefined && (of.isKnown || !isOfAccount)) over.push(seconds);
  }
  if (over.length > 0) throw tooMany(Math.max(...over));
}

/** Takes an attempt back that was not a wrong password. */
async function uncount(counts: readonly Counted[], isRight: boolean): Promise<void> {
  for (const { limit, key, isOfAccount } of counts)
    await (isRight && isOfAccount ? limit.clear(key) : limit.uncount(key));
}

/**
 * Compares a password as one counted attempt. It is counted before the comparison and taken back if the password is
 * right, which also clears the account's counts.
 * @param compare compares the password; false for a wrong one
 * @throws CallError 429 if a limit is used up, also for the right password; 503 if too many attempts wait
 */
export async function attemptLogin(
  of: LoginAttempt,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  const counts = await countsOf(of);
  await all.check(nameOf(of));
  for (const { limit, key, isOfAccount } of counts)
    await limit.check(of.isKnown || !isOfAccount ? key : `unchecked ${key}`);
  return await inPasswordAttempt(nameOf(of), async () => {
    await count(of, counts);
    let isRight: boolean;
    try {
      isRight = await compare();
    } catch (error) {
      await uncount(counts, false);
      throw error;
    }
    if (isRight) await uncount(counts, true);
    return isRight;
  });
}

/**
 * Lets an account or an address try to log in again at once.
 * @param name a user id or a network address
 * @returns false if there is no such account
 */
export async function unlockLogins(strapi: Core.Strapi, name: string): Promise<boolean> {
  if (isIP(name) !== 0) {
    const address = limitedAddress(name);
    for (const limit of [all, fromAddress]) await limit.clear(address);
    return true;
  }
  if (!(await findAccount(strapi, { userId: name }))) return false;
  await unlock(name);
  return true;
}
