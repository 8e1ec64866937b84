/** An error that prevents the start and that an operator can fix: one sentence, printed without a stack. */
export class StartupError extends Error {}

/** Codes of Node and SQLite for files that are not writable. */
const UNWRITABLE = /^(?:EACCES|EROFS|EPERM|SQLITE_(?:READONLY|CANTOPEN|PERM)\w*)$/;

/** The error for a data folder that is not writable, with the solution; undefined for other error codes. */
export const unwritableFolder = (dataDir: string, code: string): StartupError | undefined =>
  UNWRITABLE.test(code)
    ? new StartupError(
        `The data folder ${dataDir} cannot be written (${code}): give it and its files to the account that runs this, on a disk that is mounted for writing.`,
      )
    : undefined;
