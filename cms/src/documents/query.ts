import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/**
 * Queries the database by knex, within the current transaction if there is one. SQLite has one connection: a query
 * outside of the transaction would wait for it forever.
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

/** Rows as either driver returns them for a raw query. */
type RawResult<T> = readonly T[] | { readonly rows: readonly T[] };

/**
 * The rows of a raw SQL query. It serves the queries of every call: building them by knex takes as long as running them.
 */
export async function rowsOf<T>(query: PromiseLike<unknown>): Promise<readonly T[]> {
  const answer = (await query) as RawResult<T>;
  return 'rows' in answer ? answer.rows : answer;
}
