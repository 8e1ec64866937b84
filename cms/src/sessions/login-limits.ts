import { tooMany } from '../http/errors';
import { countedName, MINUTE, RateLimit } from '../http/rate-limit';
import { inPasswordAttempt } from './passwords';

/** The account and the client of a password attempt. */
export interface LoginAttempt {
  /** The login name: a user id, or a panel user's e-mail address. */
  readonly name: string;
  /** Whether the account exists. An unknown name counts only for the address. */
  readonly isKnown: boolean;
  readonly address: string;
  /** The device, if somebody has signed in to the account on it. It has its own budget. */
  readonly device: string | null;
}

/** Source: docs/contract.md, "Login limits". */
const WINDOW = 15 * MINUTE;
/** The limit for all logins from an address or a known device. */
const all = new RateLimit('login', ({ logins }) => logins, WINDOW);
const fromAddress = new RateLimit('address', ({ loginAddress }) => loginAddress, WINDOW);

interface Counted {
  readonly limit: RateLimit;
  readonly key: string;
  /** Whether the count belongs to the account. A correct password clears it. */
  readonly isOfAccount?: true;
}

/** The client of an attempt: the device if it is known, else the address. */
const triedBy = ({ device, address }: LoginAttempt): string => device ?? address;

/** Counts an attempt before its password is compared. @throws CallError 429 if it exceeds a limit */
async function count(of: LoginAttempt, counts: readonly Counted[]): Promise<void> {
  const over: number[] = [];
  for (const { limit, key, isOfAccount } of [
    { limit: all, key: triedBy(of), isOfAccount: undefined },
    ...counts,
  ]) {
    const seconds = await limit.count(key);
    if (seconds !== undefined && (of.isKnown || !isOfAccount)) over.push(seconds);
  }
  if (over.length > 0) throw tooMany(Math.max(...over));
}

/** Removes an attempt that was not a wrong password. */
async function uncount(counts: readonly Counted[], isRight: boolean): Promise<void> {
  for (const { limit, key, isOfAccount } of counts)
    await (isRight && isOfAccount ? limit.clear(key) : limit.uncount(key));
}

/** The login limits of one kind of account. The limits by address are shared by all kinds. */
export class LoginLimits {
  private readonly ofDevice: RateLimit;
  private readonly pair: RateLimit;
  private readonly account: RateLimit;

  /** @param kind the prefix of the counts' names; empty for the site's accounts */
  constructor(kind: '' | 'panel-') {
    this.ofDevice = new RateLimit(`${kind}device`, ({ loginPair }) => loginPair, WINDOW);
    this.pair = new RateLimit(`${kind}pair`, ({ loginPair }) => loginPair, WINDOW);
    this.account = new RateLimit(`${kind}account`, ({ loginAccount }) => loginAccount, WINDOW);
  }

  /**
   * Compares a password as one counted attempt. The attempt is counted before the comparison. A correct password
   * removes it again and clears the account's counts.
   * @param compare compares the password; false for a wrong one
   * @throws CallError 429 if a limit is used up, even for the correct password; 503 if too many attempts wait
   */
  async attempt(of: LoginAttempt, compare: () => Promise<boolean>): Promise<boolean> {
    const counts = await this.countsOf(of);
    await all.check(triedBy(of));
    for (const { limit, key, isOfAccount } of counts)
      await limit.check(of.isKnown || !isOfAccount ? key : `unchecked ${key}`);
    return await inPasswordAttempt(triedBy(of), async () => {
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

  /** The counts of wrong passwords. An unknown name is counted, too, so that the response time does not reveal it. */
  private async countsOf({
    name: given,
    isKnown,
    address,
    device,
  }: LoginAttempt): Promise<readonly Counted[]> {
    const name = await countedName(isKnown ? given : `unknown ${given}`);
    if (device !== null)
      return [{ limit: this.ofDevice, key: `${name} ${device}`, isOfAccount: true }];
    return [
      { limit: this.pair, key: `${name} ${address}`, isOfAccount: true },
      { limit: this.account, key: name, isOfAccount: true },
      { limit: fromAddress, key: address },
    ];
  }
}

/** Removes the login limits of an address. */
export async function unlockAddress(address: string): Promise<void> {
  for (const limit of [all, fromAddress]) await limit.clear(address);
}
