import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/**
 * Asks the database by knex, within the transaction that is under way, if one is: SQLite has but one connection, for
 * which a question beside the transaction would wait for ever.
 */
export async function ask<T>(
  strapi: Core.Strapi,
  query: (knex: Knex) => PromiseLike<T>,
): Promise<T> {
  if (!strapi.db.inTransaction()) return await query(strapi.db.connection);
  return await strapi.db.transaction(
    async ({ trx }: { trx: Knex.Transaction }) => await query(trx),
  );
}
