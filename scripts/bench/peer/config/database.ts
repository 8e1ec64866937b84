interface SqliteConnection {
  pragma: (statement: string) => unknown;
}

const CACHE_KIB = 64 * 1024;

/** The same settings as in the CMS: cms/config/database.ts. */
function afterCreate(
  connection: SqliteConnection,
  done: (error: unknown, c: SqliteConnection) => void,
) {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('busy_timeout = 10000');
  connection.pragma(`cache_size = -${String(CACHE_KIB)}`);
  done(null, connection);
}

export default () => ({
  connection: {
    client: 'sqlite',
    connection: { filename: process.env.PEER_DATABASE },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate },
  },
});
