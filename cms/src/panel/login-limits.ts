import { tooMany } from '../http/errors';
import { countedName, MINUTE, RateLimit } from '../http/rate-limit';
import { inPasswordAttempt } from '../sessions/passwords';

/** Who tries to log in to the panel, and from where. */
export interface PanelAttempt {
  /** In lower case; whether there is such a user makes no difference. */
  readonly email: string;
  readonly address: string;
}

/** Source: docs/contract.md, "Login limits". */
const WINDOW = 15 * MINUTE;
const all = new RateLimit('login', ({ logins }) => logins, WINDOW);
const pair = new RateLimit('panel-pair', ({ loginPair }) => loginPair, WINDOW);
const user = new RateLimit('panel-user', ({ loginAccount }) => loginAccount, WINDOW);
const fromAddress = new RateLimit('address', ({ loginAddress }) => loginAddress, WINDOW);

interface Counted {
  readonly limit: RateLimit;
  readonly key: string;
}

/**
 * Compares a password as one counted attempt. It is counted before the comparison and taken back if the password is
 * right, which also clears the user's counts.
 * @param compare compares the password; false for a wrong one, or if there is no such user
 * @throws CallError 429 if a limit is used up, also for the right password; 503 if too many attempts wait
 */
export async function attemptPanelLogin(
  { email, address }: PanelAttempt,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  const name = await countedName(email);
  const ofUser: readonly Counted[] = [
    { limit: pair, key: `${name} ${address}` },
    { limit: user, key: name },
  ];
  const ofAddress: Counted = { limit: fromAddress, key: address };
  const counts = [{ limit: all, key: address }, ...ofUser, ofAddress];
  for (const { limit, key } of counts) await limit.check(key);
  return await inPasswordAttempt(address, async () => {
    const over: number[] = [];
    for (const { limit, key } of counts) over.push((await limit.count(key)) ?? 0);
    const seconds = Math.max(...over);
    if (seconds > 0) throw tooMany(seconds);
    let isRight: boolean;
    try {
      isRight = await compare();
    } catch (error) {
      for (const { limit, key } of [...ofUser, ofAddress]) await limit.uncount(key);
      throw error;
    }
    if (!isRight) return false;
    await ofAddress.limit.uncount(ofAddress.key);
    for (const { limit, key } of ofUser) await limit.clear(key);
    return true;
  });
}
