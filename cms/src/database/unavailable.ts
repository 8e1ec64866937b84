/**
 * Codes of errors of Node, PostgreSQL and SQLite: the database is unreachable, starts, stops, or has no free
 * connection.
 */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|08\w{3}|53300|SQLITE_BUSY.*)$/;
/** Messages of knex and of PostgreSQL's driver for errors without a code. */
const MESSAGES =
  /Timeout acquiring a connection|Unable to acquire a connection|Connection terminated|Client has encountered a connection error|Connection ended unexpectedly/;

/** The error of a failed query. The driver's error can be nested in other errors. */
interface Nested {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

/** Whether a request failed because the database cannot be reached or has no free connection: it can succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, errors } = error as Nested;
  if (typeof code === 'string' && CODES.test(code)) return true;
  if (typeof message === 'string' && MESSAGES.test(message)) return true;
  const parts = Array.isArray(errors) ? (errors as readonly unknown[]) : [];
  return [cause, ...parts].some(isDatabaseUnavailable);
}
