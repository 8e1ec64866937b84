/** A fault that a person can mend: the message is one sentence that says how, and is shown without a stack. */
export class Failure extends Error {}

const DISK_FULL =
  'The disk is full: free some space on the disk of the data folder (DATA_DIR) and run the command again.';

/**
 * The code of a failed system call, as `ENOENT`; undefined for any other error. It asks for the code
 * alone: an error that Node throws inside a test's sandbox is none of that sandbox's `Error`s.
 */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Whether a text (of an error, of a log) tells of a full disk. */
export const mentionsFullDisk = (text: string): boolean =>
  /ENOSPC|no space left on device|disk is full/i.test(text);

/** What a person is told of an error: a sentence where it is known what to do. */
export function messageOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return codeOf(error) === 'ENOSPC' || mentionsFullDisk(message) ? DISK_FULL : message;
}

export const diskFull = (): Failure => new Failure(DISK_FULL);
