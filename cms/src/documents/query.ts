import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/**
 * Asks the database by knex, within the transaction that is under way, if one is: SQLite has but one connection, for
 * which a question beside the transaction would wait for ever.
 */
export async function queryInTransaction<T>(
  strapi: Core.Strapi,
  query: (knex: Knex) => PromiseLike<T>,
): Promise<T> {
  if (!strapi.db.inTransaction()) return await query(strapi.db.connection);
  return await strapi.db.transaction(
    async ({ trx }: { trx: Knex.Transaction }) => await query(trx),
  );
}

/** Rows as either driver answers a question that knex has not built. */
type Answered<T> = readonly T[] | { readonly rows: readonly T[] };

/**
 * The rows that a question in SQL finds: for what is asked at every call. Building it by knex takes as long as its answer.
 */
export async function rowsOf<T>(question: PromiseLike<unknown>): Promise<readonly T[]> {
  const answer = (await question) as Answered<T>;
  return 'rows' in answer ? answer.rows : answer;
}
