import type { Env } from '../settings/env';
import { StartupError, unwritableFolder } from '../settings/startup-error';
import { isDatabaseUnavailable } from './unavailable';

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
};

/** Codes of PostgreSQL for a wrong account, password or database. */
const WRONG_ACCESS = /^(?:28\w{3}|3D000|42501)$/;

/** The message why PostgreSQL cannot be used, with the solution; undefined for other errors. */
function postgresSentence(error: unknown, address: string): string | undefined {
  const { message = '' } = error as { readonly message?: string };
  const said = message.includes(codeOf(error)) ? message : `${codeOf(error)} ${message}`.trim();
  if (WRONG_ACCESS.test(codeOf(error)))
    return `PostgreSQL at ${address} refuses the login of the CMS (${said}): correct DATABASE_URL, or make that account and database.`;
  if (isDatabaseUnavailable(error))
    return `PostgreSQL does not answer at ${address} (${said}): start it, or correct DATABASE_URL; then start the CMS again.`;
  return undefined;
}

/** The message why the data folder or its database cannot be used, with the solution; undefined for other errors. */
function folderSentence(error: unknown, { dataDir, databaseFile }: Env): string | undefined {
  const code = codeOf(error);
  if (/^SQLITE_(?:NOTADB|CORRUPT)/.test(code))
    return `The database ${databaseFile} is damaged (${code}): restore a backup with npm run restore.`;
  if (/^SQLITE_(?:FULL|IOERR)|^ENOSPC$/.test(code))
    return `The disk of the data folder ${dataDir} is full or broken (${code}): free some space on it, or replace it.`;
  return unwritableFolder(dataDir, code)?.message;
}

/**
 * Converts an error of the start to an error whose message tells an operator what to do. Other errors stay unchanged.
 * @param error the error from Strapi; a driver's error can be its cause
 */
export function explainStartError(error: unknown, env: Env): unknown {
  if (error instanceof StartupError) return error;
  const { cause } = (error ?? {}) as { readonly cause?: unknown };
  const sentence =
    env.databaseClient === 'postgres' && env.databaseUrl !== undefined
      ? (postgresSentence(error, new URL(env.databaseUrl).host) ?? folderSentence(error, env))
      : folderSentence(error, env);
  if (sentence !== undefined) return new StartupError(sentence);
  return cause === undefined ? error : explainStartError(cause, env);
}
