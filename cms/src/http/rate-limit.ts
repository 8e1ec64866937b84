import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../settings/env';
import { tooMany } from './errors';
import { openCounters } from './rate-limit-store';
import type { MakeCounter } from './rate-limit-store';

type Limits = Env['limits'];

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;

let current:
  | { readonly limits: Limits; readonly make: MakeCounter; readonly close: () => Promise<void> }
  | undefined;

/** Opens the counters of the rate limits. The database must be connected. */
export async function openRateLimits(strapi: Core.Strapi, env: Env): Promise<void> {
  current = { limits: env.limits, ...(await openCounters(strapi, env)) };
}

export async function closeRateLimits(): Promise<void> {
  const open = current;
  current = undefined;
  await open?.close();
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));

/** The key of a count is stored as a digest, so the store contains no phone numbers or addresses. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** A limit of tries for one key within a time window. The window begins with the first try. */
export class RateLimit {
  private made: { readonly by: MakeCounter; readonly counter: RateLimiterAbstract } | undefined;

  /**
   * @param name the name of the tries; it is part of the stored keys
   * @param most returns the limit, from the settings or a constant; 0 means no limit
   * @param seconds the window's length; 0: no end
   */
  constructor(
    private readonly name: string,
    private readonly most: (limits: Limits) => number,
    private readonly seconds: number,
  ) {}

  /** The counter of the store that is open now; undefined if there is no limit. */
  private counter(): { readonly counter: RateLimiterAbstract; readonly most: number } | undefined {
    if (!current) throw new Error('the rate limits are not open');
    const { make, limits } = current;
    const most = this.most(limits);
    if (most === 0) return undefined;
    if (this.made?.by !== make)
      this.made = { by: make, counter: make(this.name, most, this.seconds) };
    return { counter: this.made.counter, most };
  }

  /** If the clock is set back, a count would last longer than its window. In that case it ends one window from now. */
  private async bounded(
    counter: RateLimiterAbstract,
    key: string,
    used: RateLimiterRes | null,
  ): Promise<RateLimiterRes | null> {
    if (!used || this.seconds === 0 || used.msBeforeNext <= this.seconds * 1000) return used;
    return await counter.set(digest(key), used.consumedPoints, this.seconds);
  }

  /** @throws 429 if the tries are used up */
  async check(key: string): Promise<void> {
    const own = this.counter();
    const used = own && (await this.bounded(own.counter, key, await own.counter.get(digest(key))));
    if (own && used && used.consumedPoints >= own.most) throw tooMany(secondsOf(used));
  }

  /** Counts tries, one if not set. Returns the seconds to wait if they exceed the limit, else undefined. */
  async count(key: string, tries = 1): Promise<number | undefined> {
    const own = this.counter();
    const used =
      own && (await this.bounded(own.counter, key, await own.counter.penalty(digest(key), tries)));
    return own && used && used.consumedPoints > own.most ? secondsOf(used) : undefined;
  }

  /** The number of counted tries. */
  async used(key: string): Promise<number> {
    return (await this.counter()?.counter.get(digest(key)))?.consumedPoints ?? 0;
  }

  /** Removes one counted try. */
  async uncount(key: string): Promise<void> {
    await this.counter()?.counter.reward(digest(key), 1);
  }

  async clear(key: string): Promise<void> {
    await this.counter()?.counter.delete(digest(key));
  }

  /**
   * Runs a limited action. It counts as a try only if it succeeds.
   * @throws 429 if the tries are used up
   */
  async during<T>(key: string, act: () => Promise<T>): Promise<T> {
    const seconds = await this.count(key);
    try {
      if (seconds !== undefined) throw tooMany(seconds);
      return await act();
    } catch (error) {
      await this.uncount(key);
      throw error;
    }
  }
}

/** The number of times that a name was unlocked. These counts never expire. */
const unlocks = new RateLimit('unlocks', () => Number.MAX_SAFE_INTEGER, 0);

/**
 * The name under which the tries of a user or address are counted. It changes after each unlock: the old counts cannot
 * be found by name, because their keys are digests.
 */
export async function countedName(name: string): Promise<string> {
  const count = await unlocks.used(name);
  return count === 0 ? name : `${name} unlocked ${String(count)}`;
}

/** Unlocks a user or address: the counts under the old `countedName` are no longer used. */
export async function unlock(name: string): Promise<void> {
  await unlocks.count(name);
}
