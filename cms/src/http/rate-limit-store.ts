import { once } from 'node:events';
import { Redis } from 'ioredis';
import knex from 'knex';
import type { Knex } from 'knex';
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Core } from '@strapi/strapi';
import type { Env } from '../settings/env';

/** The library's own table. It is not part of Strapi's schema. */
const TABLE = 'tries';
const CLEANUP_INTERVAL_MS = 5 * 60_000;
/** The time for which an expired count stays in the table. */
const EXPIRED_FOR_MS = 60 * 60_000;
/** The time for which the start waits for Redis. */
const REDIS_TIMEOUT_MS = 3000;

/** Creates the counter of one kind of tries. */
export type MakeCounter = (name: string, most: number, seconds: number) => RateLimiterAbstract;

interface SqliteConnection {
  readonly pragma: (statement: string) => unknown;
}

/**
 * Opens SQLite's file of the counts. In a file of their own, counts wait for no other write, and none waits for them to
 * reach the disk: a power failure may lose the last ones.
 */
const openFile = (filename: string): Knex =>
  knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: SqliteConnection, done: (error: unknown) => void) => {
        try {
          connection.pragma('journal_mode = WAL');
          connection.pragma('synchronous = NORMAL');
          connection.pragma('busy_timeout = 10000');
          done(null);
        } catch (error) {
          done(error);
        }
      },
    },
  });

/** Counters in a database. They survive a restart, and several processes share them. */
async function inDatabase(connection: Knex, env: Env): Promise<MakeCounter> {
  const Counter = env.databaseClient === 'postgres' ? RateLimiterPostgres : RateLimiterSQLite;
  const store = {
    ...{ storeClient: connection, storeType: 'knex', tableName: TABLE },
    // The library's own timer never stops, and its failure on SQLite is an unhandled rejection.
    clearExpiredByTimeout: false,
  };
  await new Promise<void>((resolve, reject) => {
    new Counter({ ...store, points: 1, duration: 1 }, (error?: Error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  return (name, points, duration) =>
    new Counter({
      ...store,
      tableCreated: true,
      ...{ keyPrefix: name, points, duration },
    });
}

/** Counters in Redis; while Redis is unreachable, in a database. */
function inRedis(client: Redis, database: MakeCounter): MakeCounter {
  return (name, points, duration) =>
    new RateLimiterRedis({
      storeClient: client,
      insuranceLimiter: database(name, points, duration),
      ...{ keyPrefix: `tries:${name}`, points, duration },
    });
}

/** Deletes expired counts at intervals. @returns a function that stops it */
function deleteExpired(strapi: Core.Strapi, connection: Knex): () => void {
  const timer = setInterval(() => {
    connection(TABLE)
      .where('expire', '<', Date.now() - EXPIRED_FOR_MS)
      .delete()
      .catch((error: unknown) => strapi.log.error(error));
  }, CLEANUP_INTERVAL_MS).unref();
  return () => {
    clearInterval(timer);
  };
}

/** Opens the store of the counts: Redis if the environment names one, else the database. */
export async function openCounters(
  strapi: Core.Strapi,
  env: Env,
): Promise<{ readonly make: MakeCounter; readonly close: () => Promise<void> }> {
  const isOwn = env.databaseClient === 'sqlite';
  const connection = isOwn ? openFile(env.triesFile) : strapi.db.connection;
  const database = await inDatabase(connection, env);
  const stopCleanup = deleteExpired(strapi, connection);
  const closeDatabase = async () => {
    stopCleanup();
    if (isOwn) await connection.destroy();
  };
  if (!env.redisUrl) return { make: database, close: closeDatabase };
  const client = new Redis(env.redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  let isReachable = true;
  client.on('error', (error: Error) => {
    if (isReachable) strapi.log.warn(`Redis: ${error.message}; tries are counted in the database`);
    isReachable = false;
  });
  client.on('ready', () => {
    isReachable = true;
  });
  const signal = AbortSignal.timeout(REDIS_TIMEOUT_MS);
  await once(client, 'ready', { signal }).catch(() => {
    strapi.log.warn('Redis does not answer; tries are counted in the database until it does');
  });
  return {
    make: inRedis(client, database),
    close: async () => {
      client.disconnect();
      await closeDatabase();
    },
  };
}
