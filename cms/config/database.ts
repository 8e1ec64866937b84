import { readEnv } from '../src/env';
import { keepStatements } from '../src/sqlite/keep-statements';
import type { Connection } from '../src/sqlite/keep-statements';
import { knowAllLetters } from '../src/sqlite/lower';

type Definable = Parameters<typeof knowAllLetters>[0];

interface SqliteConnection extends Connection, Definable {
  pragma: (statement: string) => unknown;
}

/** KiB of pages that SQLite keeps: the indexes of a hundred thousand listings, which its own 2 MiB do not hold. */
const CACHE_KIB = 64 * 1024;

/** No write is acknowledged before it is on the disk: hence FULL, not NORMAL. */
function afterCreate(
  connection: SqliteConnection,
  done: (error: unknown, c: SqliteConnection) => void,
) {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('busy_timeout = 10000');
  connection.pragma(`cache_size = -${String(CACHE_KIB)}`);
  keepStatements(connection);
  knowAllLetters(connection);
  done(null, connection);
}

export default () => {
  const env = readEnv();
  return env.databaseClient === 'postgres'
    ? {
        connection: {
          client: 'postgres',
          connection: { connectionString: env.databaseUrl },
          pool: { min: 0, max: env.databasePool },
        },
      }
    : {
        connection: {
          client: 'sqlite',
          connection: { filename: env.databaseFile },
          useNullAsDefault: true,
          pool: { min: 1, max: 1, afterCreate },
        },
      };
};
