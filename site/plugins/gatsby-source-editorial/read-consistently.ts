const MOST_TRIES = 10;

export interface ConsistentRead<T> {
  readonly read: T;
  /** The content at the time of the read. */
  readonly content: string;
}

/**
 * Repeats the read until nothing was written during it, so that the result is consistent.
 * @param content returns the same text while nothing is written
 * @throws Error after ten attempts
 */
export async function readConsistently<T>(
  read: () => Promise<T>,
  content: () => Promise<string>,
): Promise<ConsistentRead<T>> {
  let before = await content();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const result = await read();
    const after = await content();
    if (after === before) return { read: result, content: after };
    before = after;
  }
  throw new Error('it is changed faster than it can be read');
}
