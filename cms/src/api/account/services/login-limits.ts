import { tooMany } from '../../../http/errors';
import { rateLimits } from '../../../http/rate-limits';

/** Whose password is tried, and from where. */
export interface LoginAttempt {
  readonly userId: string;
  readonly address: string;
}

const counted = ({ userId, address }: LoginAttempt) => {
  const { loginPair, loginAccount, loginAddress } = rateLimits();
  return [
    { limit: loginPair, key: `${userId} ${address}` },
    { limit: loginAccount, key: userId },
    { limit: loginAddress, key: address },
  ];
};

/** @throws 429 where the tries are used up, also with the right password */
export async function checkAttempts(of: LoginAttempt): Promise<void> {
  for (const { limit, key } of counted(of)) await limit.check(key);
}

/**
 * Counts a wrong one. One of an unknown number counts for the address; the same is written all the same, so that
 * nobody can tell by the time that it took.
 * @throws 429 where this one exceeds a limit
 */
export async function countAttempt(
  { userId, address }: LoginAttempt,
  isKnown: boolean,
): Promise<void> {
  const of = { userId: isKnown ? userId : `unknown ${userId}`, address };
  const over: number[] = [];
  for (const { limit, key } of counted(of)) {
    const seconds = await limit.count(key);
    if (seconds !== undefined && (isKnown || key === address)) over.push(seconds);
  }
  if (over.length > 0) throw tooMany(Math.max(...over));
}

/** A success clears the account's count. */
export async function clearAttempts(of: LoginAttempt): Promise<void> {
  const [pair, account] = counted(of);
  for (const one of [pair, account]) await one?.limit.clear(one.key);
}
