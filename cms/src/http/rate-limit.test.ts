import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Core } from '@strapi/strapi';
import { readEnv } from '../settings/env';
import { closeRateLimits, countedName, openRateLimits, RateLimit, unlock } from './rate-limit';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let folder: string;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  folder = mkdtempSync(path.join(tmpdir(), 'rate-limit-'));
  await openRateLimits({ log: console } as unknown as Core.Strapi, {
    ...readEnv(),
    ...{ databaseClient: 'sqlite', redisUrl: undefined, triesFile: path.join(folder, 'tries.db') },
  });
});
afterEach(async () => {
  await closeRateLimits();
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

it('a lockout ends after its window, also if the clock is set back by days', async () => {
  const now = Date.now();
  const limit = new RateLimit('test', () => 2, 15 * 60);
  jest.setSystemTime(now + 3 * DAY_MS);
  for (let n = 0; n < 3; n += 1) await limit.count('key');
  jest.setSystemTime(now);
  await expect(limit.check('key')).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '900' },
  });
  expect(await limit.count('key')).toBeLessThanOrEqual(900);
  jest.setSystemTime(now + 15 * MINUTE_MS + 1);
  await limit.check('key');
  expect(await limit.count('key')).toBeUndefined();
});

it('who is unlocked is counted under another name, each time', async () => {
  const names = [await countedName('asha')];
  await unlock('asha');
  names.push(await countedName('asha'));
  jest.setSystemTime(Date.now() + 1000 * DAY_MS);
  await unlock('asha');
  names.push(await countedName('asha'));
  expect(new Set(names).size).toBe(3);
  expect(await countedName('meera')).toBe('meera');
});
