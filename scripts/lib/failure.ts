/** An error that a person can fix: the message is one sentence that says how, and is printed without a stack. */
export class Failure extends Error {}

const DISK_FULL =
  'The disk is full: free some space on the disk of the data folder (DATA_DIR) and run the command again.';

/**
 * The code of a failed system call, as `ENOENT`; undefined for any other error. It does not use `instanceof`: in a Jest
 * sandbox, Node's errors are no instances of the sandbox's `Error`.
 */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Whether a text (of an error, of a log) is about a full disk. */
export const mentionsFullDisk = (text: string): boolean =>
  /ENOSPC|no space left on device|disk is full/i.test(text);

/** What to do where a file or folder cannot be written; undefined for any other error. */
function unwritable(error: unknown): string | undefined {
  const code = codeOf(error);
  if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') return undefined;
  const { path } = error as { readonly path?: string };
  return path === undefined
    ? undefined
    : `${path} cannot be used (${code}): give it to the account that runs this command, on a disk that is mounted for writing.`;
}

/** The message of an error for a person; for a full disk, and for what cannot be written, what to do. */
export function messageOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  if (codeOf(error) === 'ENOSPC' || mentionsFullDisk(message)) return DISK_FULL;
  return unwritable(error) ?? message;
}

export const diskFull = (): Failure => new Failure(DISK_FULL);
