import type { Connection } from './statement-cache';

/**
 * Makes each transaction of a connection take SQLite's write lock at its beginning, and wait for it. By default it takes
 * the lock at its first write, which fails at once if another process has written since its first read: the wait of
 * `busy_timeout` does not apply then.
 */
export function beginImmediately(connection: Connection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql);
}
