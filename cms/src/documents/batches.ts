import type { Core } from '@strapi/strapi';
import { runAs } from './actor';
import type { Author } from './actor';
import { inWrite } from './revision';

/** After so many failed runs of a process the rest is refused: it would fail for ever. */
const MOST_FAILURES = 3;
/** The failed runs of this process in a row, by the key of the work. */
const failures = new Map<string, number>();

/** Some work that somebody began earlier. */
export interface Batches {
  readonly key: string;
  /** Who began it. */
  readonly author: Author;
  /**
   * Writes a batch with its outcomes. It reads what is left in its transaction: after an end of the process, or with
   * several processes, each row is taken once. It resolves to whether some are left.
   */
  readonly take: () => Promise<boolean>;
  /** The same, but refuses the rows of the batch. */
  readonly refuse: () => Promise<boolean>;
}

/**
 * Takes the batches of some work in the name of who began it, each in one transaction, until none is left. An error is
 * logged; the job that calls this tries again in its next run. After three failed runs what is left is refused.
 * @param ending aborted when the process ends
 */
export async function takeBatches(
  strapi: Core.Strapi,
  { key, author, take, refuse }: Batches,
  ending: AbortSignal,
): Promise<void> {
  const all = async (step: () => Promise<boolean>): Promise<void> => {
    const next = () => inWrite(strapi, step, false);
    while (!ending.aborted && (await runAs(author, next)));
  };
  const failed = failures.get(key) ?? 0;
  try {
    if (failed >= MOST_FAILURES) await all(refuse);
    await all(take);
    failures.delete(key);
  } catch (error) {
    failures.set(key, failed + 1);
    strapi.log.error(error);
  }
}
