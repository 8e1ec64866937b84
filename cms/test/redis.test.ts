import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import knex from 'knex';
import { readEnv } from '../src/settings/env';
import { freePort } from './replicas/start-replicas';
import { bootCms, PASSWORD, register } from './support/cms';
import type { TestCms } from './support/cms';

let cms: TestCms;
let server: ChildProcess;
let redis: Redis;

beforeAll(async () => {
  const port = String(await freePort());
  server = spawn('redis-server', ['--port', port, '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const url = `redis://127.0.0.1:${port}`;
  redis = new Redis(url);
  redis.on('error', () => undefined);
  await redis.ping();
  cms = await bootCms({ REDIS_URL: url, LIMIT_LOGIN_PAIR: '2' });
});
afterAll(async () => {
  redis.disconnect();
  server.kill();
  await cms.close();
  delete process.env.REDIS_URL;
});

const login = (userId: string, password = 'Wrong@123') =>
  cms.http.post('/api/users/login').send({ userId, password });

/** The number of counts in the database: SQLite's are in a file of their own. */
async function counted(): Promise<number> {
  const { databaseClient, triesFile: filename } = readEnv();
  const own = knex({ client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true });
  const connection = databaseClient === 'postgres' ? cms.strapi.db.connection : own;
  const [row] = await connection('tries').count<{ n: number | string }[]>({ n: '*' });
  await own.destroy();
  return Number(row?.n);
}

it('holds the counts, and no number; without it they are held in the database', async () => {
  await register(cms, '9011140001');
  await register(cms, '9011140002');
  await login('9011140001').expect(200, { msg: 'errorPass' });
  await login('9011140001').expect(200, { msg: 'errorPass' });
  await login('9011140001', PASSWORD).expect(429);
  const keys = await redis.keys('*');
  expect(keys.filter((key) => key.startsWith('tries:pair'))).toHaveLength(1);
  expect(keys.join()).not.toMatch(/9011140001|127\.0\.0\.1/);
  expect(await counted()).toBe(0);

  server.kill();
  await once(server, 'exit');
  await login('9011140002').expect(200, { msg: 'errorPass' });
  await login('9011140002').expect(200, { msg: 'errorPass' });
  await login('9011140002', PASSWORD).expect(429);
});
