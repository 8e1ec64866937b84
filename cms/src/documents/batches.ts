import type { Core } from '@strapi/strapi';
import { runAs } from './actor';
import type { Author } from './actor';
import { inWrite } from './revision';

/**
 * Takes the batches of some work that somebody began earlier, in their name, each in one transaction, until none is
 * left. An error is logged; the job that calls this tries again in its next run.
 * @param take writes a batch with its outcomes. It reads what is left in its transaction: after an end of the process,
 * or with several processes, each row is taken once. It resolves to whether some are left
 * @param ending aborted when the process ends
 */
export async function takeBatches(
  strapi: Core.Strapi,
  author: Author,
  take: () => Promise<boolean>,
  ending: AbortSignal,
): Promise<void> {
  const next = () => inWrite(strapi, take, false);
  try {
    while (!ending.aborted && (await runAs(author, next)));
  } catch (error) {
    strapi.log.error(error);
  }
}
