/** Many times what the calls ask in different ways; a list of choices of another length is another way. */
const MOST = 500;

/** What is used of better-sqlite3's connection. */
export interface Connection {
  prepare: (sql: string) => unknown;
}

/**
 * Lets a connection keep its prepared questions, those asked last: preparing one takes as long as answering it. The
 * driver's statements may be used again once they have answered, and heed a changed schema.
 */
export function keepStatements(connection: Connection): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, unknown>();
  connection.prepare = (sql) => {
    if (!/^select\b/i.test(sql)) return prepare(sql);
    const statement = kept.get(sql) ?? prepare(sql);
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
}
