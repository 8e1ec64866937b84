/**
 * An error that a person can fix. The message is one sentence with the remedy, and is printed without a stack trace.
 */
export class Failure extends Error {}

const DISK_FULL =
  'The disk is full: free some space on the disk of the data folder (DATA_DIR) and run the command again.';

/**
 * The code of a failed system call, such as `ENOENT`; undefined for any other error. It does not use `instanceof`: in a
 * Jest sandbox, Node's errors are no instances of the sandbox's `Error`.
 */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Whether a text (of an error, of a log) is about a full disk. */
export const mentionsFullDisk = (text: string): boolean =>
  /ENOSPC|no space left on device|disk is full/i.test(text);

/** The remedy for a file or folder that cannot be written; undefined for any other error. */
function unwritable(error: unknown): string | undefined {
  const code = codeOf(error);
  if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') return undefined;
  const { path } = error as { readonly path?: string };
  return path === undefined
    ? undefined
    : `${path} cannot be used (${code}): give it to the account that runs this command, on a disk that is mounted for writing.`;
}

/** The message of an error for a person. For a full disk or a file that cannot be written, it has the remedy. */
export function messageOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  if (codeOf(error) === 'ENOSPC' || mentionsFullDisk(message)) return DISK_FULL;
  return unwritable(error) ?? message;
}

export const diskFull = (): Failure => new Failure(DISK_FULL);
