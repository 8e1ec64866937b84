import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Core } from '@strapi/strapi';
import knex from 'knex';
import type { Knex } from 'knex';
import { readEnv } from '../settings/env';
import { openCounters } from './rate-limit-store';

const HOUR_MS = 3_600_000;
const CLEANUP_MS = 300_000;

let folder: string;
let database: Knex;
const logged: unknown[] = [];

const open = () =>
  openCounters(
    {
      log: { error: (error: unknown) => logged.push(error) },
    } as unknown as Core.Strapi,
    {
      ...readEnv(),
      ...{
        databaseClient: 'sqlite',
        redisUrl: undefined,
        triesFile: path.join(folder, 'tries.db'),
      },
    },
  );

/** Waits until the cleanup is done. The cleanup uses promises, no timers. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  logged.length = 0;
  folder = mkdtempSync(path.join(tmpdir(), 'rate-limits-'));
  database = knex({
    client: 'better-sqlite3',
    connection: { filename: path.join(folder, 'tries.db') },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await database.destroy();
  rmSync(folder, { recursive: true });
});

it('deletes counts that expired more than an hour ago, and keeps the others', async () => {
  const { make, close } = await open();
  await make('short', 5, 60).consume('key');
  await make('long', 5, 2 * 60 * 60).consume('key');
  await jest.advanceTimersByTimeAsync(HOUR_MS + CLEANUP_MS);
  const rows = () => database('tries').select<{ key: string }[]>('key');
  while ((await rows()).length > 1) await setImmediate();
  expect(await rows()).toEqual([{ key: 'long:key' }]);
  await close();
});

it('stops its timer when it is closed: the database is gone by the next cleanup', async () => {
  const { make, close } = await open();
  await make('short', 5, 60).consume('key');
  await close();
  jest.advanceTimersByTime(2 * CLEANUP_MS);
  await settle();
  expect(logged).toEqual([]);
});

it('logs a failed cleanup', async () => {
  const { close } = await open();
  await database.schema.dropTable('tries');
  jest.advanceTimersByTime(CLEANUP_MS);
  await settle();
  expect(logged.map(String)).toEqual([expect.stringContaining('no such table: tries')]);
  await close();
});
