import { tooMany } from '../http/errors';
import { countedName, MINUTE, RateLimit } from '../http/rate-limit';
import { inPasswordAttempt } from './passwords';

/** Whose password is tried, and from where. */
export interface LoginAttempt {
  /** By what somebody logs in: a user id, or a panel user's e-mail address. */
  readonly name: string;
  /** Whether there is such an account. An unknown name counts for the address only. */
  readonly isKnown: boolean;
  readonly address: string;
  /** The device, if somebody has signed in to the account on it. It has a budget of its own. */
  readonly device: string | null;
}

/** Source: docs/contract.md, "Login limits". */
const WINDOW = 15 * MINUTE;
/** Of an address, whatever is logged in to. */
const all = new RateLimit('login', ({ logins }) => logins, WINDOW);
const fromAddress = new RateLimit('address', ({ loginAddress }) => loginAddress, WINDOW);

interface Counted {
  readonly limit: RateLimit;
  readonly key: string;
  /** A right password clears the account's counts. */
  readonly isOfAccount?: true;
}

/** Who tries: the device if it is known, else the address. */
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

/** Takes an attempt back that was not a wrong password. */
async function uncount(counts: readonly Counted[], isRight: boolean): Promise<void> {
  for (const { limit, key, isOfAccount } of counts)
    await (isRight && isOfAccount ? limit.clear(key) : limit.uncount(key));
}

/** The limits of the logins to one kind of accounts. Those by address are the same for every kind. */
export class LoginLimits {
  private readonly ofDevice: RateLimit;
  private readonly pair: RateLimit;
  private readonly account: RateLimit;

  /** @param kind begins the names of the counts; empty for the accounts of the site */
  constructor(kind: '' | 'panel-') {
    this.ofDevice = new RateLimit(`${kind}device`, ({ loginPair }) => loginPair, WINDOW);
    this.pair = new RateLimit(`${kind}pair`, ({ loginPair }) => loginPair, WINDOW);
    this.account = new RateLimit(`${kind}account`, ({ loginAccount }) => loginAccount, WINDOW);
  }

  /**
   * Compares a password as one counted attempt. It is counted before the comparison and taken back if the password is
   * right, which also clears the account's counts.
   * @param compare compares the password; false for a wrong one
   * @throws CallError 429 if a limit is used up, also for the right password; 503 if too many attempts wait
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

  /** The counts of wrong passwords. An unknown name is written too, so that the time does not tell it. */
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

/** Lets an address try to log in again at once. */
export async function unlockAddress(address: string): Promise<void> {
  for (const limit of [all, fromAddress]) await limit.clear(address);
}
