import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/**
 * Queries the database with knex, within the current transaction if there is one. SQLite has one connection, so a query
 * outside of the transaction would wait forever.
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

/** The result of a raw query. The two database drivers differ. */
type RawResult<T> = readonly T[] | { readonly rows: readonly T[] };

/**
 * The rows of a raw SQL query. Frequent queries are raw because knex needs as long to build a query as the database to
 * run it.
 */
export async function rowsOf<T>(query: PromiseLike<unknown>): Promise<readonly T[]> {
  const answer = (await query) as RawResult<T>;
  return 'rows' in answer ? answer.rows : answer;
}
