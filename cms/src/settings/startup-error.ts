/** An error that prevents the start and that an operator can fix: one sentence, printed without a stack. */
export class StartupError extends Error {}

/** Codes of Node and SQLite for what cannot be written. */
const UNWRITABLE = /^(?:EACCES|EROFS|EPERM|SQLITE_(?:READONLY|CANTOPEN|PERM)\w*)$/;

/** The error of a data folder that cannot be written, with the cure; undefined for any other error code. */
export const unwritableFolder = (dataDir: string, code: string): StartupError | undefined =>
  UNWRITABLE.test(code)
    ? new StartupError(
        `The data folder ${dataDir} cannot be written (${code}): give it and its files to the account that runs this, on a disk that is mounted for writing.`,
      )
    : undefined;
