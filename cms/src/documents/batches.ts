import type { Core } from '@strapi/strapi';
import { runAs } from './actor';
import type { Author } from './actor';
import { inUnpublishedWrite } from './revision';

/** A batch that fails in so many runs of a process is refused: it would fail for ever. */
const MOST_FAILURES = 3;
/** The failures of this process in a row, by the key of the work. */
const failures = new Map<string, number>();

/** Work in batches that an account started: a bulk change or an import. */
export interface Batches {
  readonly key: string;
  /** Who started it. */
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
 * Takes the batches of such work in the name of who started it, each in one transaction, until none is left. An error is
 * logged; the job that calls this tries again in its next run. In the third failed run the batches that fail are refused.
 * A database that is away refuses nothing, because a refusal is a write, too.
 * @param ending aborted when the process ends
 */
export async function takeBatches(
  strapi: Core.Strapi,
  { key, author, take, refuse }: Batches,
  ending: AbortSignal,
): Promise<void> {
  const run = (step: () => Promise<boolean>) =>
    runAs(author, () => inUnpublishedWrite(strapi, step));
  const takeOrRefuse = async (): Promise<boolean> => {
    try {
      const areLeft = await run(take);
      failures.delete(key);
      return areLeft;
    } catch (error) {
      strapi.log.error(error);
      const failed = (failures.get(key) ?? 0) + 1;
      failures.set(key, failed);
      return failed >= MOST_FAILURES && (await run(refuse));
    }
  };
  try {
    while (!ending.aborted && (await takeOrRefuse()));
  } catch (error) {
    strapi.log.error(error);
  }
}
