import { readEnv } from '../src/settings/env';
import { beginImmediately } from '../src/database/immediate-transactions';
import { cacheStatements } from '../src/database/statement-cache';
import type { Connection } from '../src/database/statement-cache';
import { registerUnicodeLower } from '../src/database/unicode-lower';

type Definable = Parameters<typeof registerUnicodeLower>[0];

interface SqliteConnection extends Connection, Definable {
  pragma: (statement: string) => unknown;
}

/** KiB of SQLite's page cache: holds the indexes of a hundred thousand listings; the default of 2 MiB does not. */
const CACHE_KIB = 64 * 1024;

/** How long a query waits for a free connection, in milliseconds: then its caller gets 503. */
const ACQUIRE_MS = 20_000;

/** `synchronous = FULL`: a write is on the disk before it is confirmed. */
function afterCreate(
  connection: SqliteConnection,
  done: (error: unknown, c: SqliteConnection) => void,
) {
  try {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.pragma('busy_timeout = 10000');
    connection.pragma(`cache_size = -${String(CACHE_KIB)}`);
    cacheStatements(connection);
    beginImmediately(connection);
    registerUnicodeLower(connection);
  } catch (error) {
    // A damaged file. No caller catches an error that is thrown here.
    done(error, connection);
    return;
  }
  done(null, connection);
}

export default () => {
  const env = readEnv();
  return env.databaseClient === 'postgres'
    ? {
        connection: {
          client: 'postgres',
          connection: { connectionString: env.databaseUrl },
          acquireConnectionTimeout: ACQUIRE_MS,
          pool: { min: 0, max: env.databasePool },
        },
      }
    : {
        connection: {
          client: 'sqlite',
          connection: { filename: env.databaseFile },
          useNullAsDefault: true,
          acquireConnectionTimeout: ACQUIRE_MS,
          pool: { min: 1, max: 1, afterCreate },
        },
      };
};
