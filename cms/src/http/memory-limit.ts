import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { readEnv } from '../settings/env';
import type { Env } from '../settings/env';
import { tooMany } from './errors';

/**
 * A limit of tries too frequent to store each: the counts are of this process and end with it. For all others see
 * `RateLimit`.
 */
export class MemoryLimit {
  private limiter: RateLimiterMemory | null | undefined;

  /**
   * @param most returns the limit from the settings; 0 means no limit
   * @param seconds the window's length
   */
  constructor(
    private readonly most: (limits: Env['limits']) => number,
    private readonly seconds: number,
  ) {}

  private opened(): RateLimiterMemory | null {
    const points = this.most(readEnv().limits);
    return points === 0 ? null : new RateLimiterMemory({ points, duration: this.seconds });
  }

  /** Counts one try. @throws 429 if the tries are used up */
  async count(key: string): Promise<void> {
    this.limiter ??= this.opened();
    try {
      await this.limiter?.consume(key);
    } catch (used) {
      throw tooMany(Math.max(1, Math.ceil((used as RateLimiterRes).msBeforeNext / 1000)));
    }
  }
}
