import { createHash } from 'node:crypto';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from './errors';
import type { MakeCounter } from './rate-limit-store';

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Who tries is stored as a digest: neither a phone nor an address. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** At most so many tries of a kind for a key, within a window that begins with the first. */
export class RateLimit {
  private readonly counter: RateLimiterAbstract | undefined;

  /** @param most 0 is no limit */
  constructor(
    make: MakeCounter,
    name: string,
    private readonly most: number,
    seconds: number,
  ) {
    this.counter = most === 0 ? undefined : make(name, most, seconds);
  }

  /** @throws 429 where the tries are used up */
  async check(key: string): Promise<void> {
    const used = await this.counter?.get(digest(key));
    if (used && used.consumedPoints >= this.most) throw tooMany(secondsOf(used));
  }

  /** Counts one try, and answers whether it was one too many: for how many seconds, or undefined. */
  async count(key: string): Promise<number | undefined> {
    const used = await this.counter?.penalty(digest(key), 1);
    return used && used.consumedPoints > this.most ? secondsOf(used) : undefined;
  }

  async clear(key: string): Promise<void> {
    await this.counter?.delete(digest(key));
  }

  /**
   * Does what is limited: it counts, unless it fails.
   * @throws 429 where the tries are used up
   */
  async during<T>(key: string, act: () => Promise<T>): Promise<T> {
    const seconds = await this.count(key);
    try {
      if (seconds !== undefined) throw tooMany(seconds);
      return await act();
    } catch (error) {
      await this.counter?.reward(digest(key), 1);
      throw error;
    }
  }
}
