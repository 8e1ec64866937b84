import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

const TABLE = 'counters';

/**
 * Raises a named count by one, in the transaction that is under way (or one of its own), and answers it. The
 * count is a row: no two writers, in whatever process, are given the same number.
 * @param first the first number ever given
 */
export async function nextNumber(
  strapi: Core.Strapi,
  name: string,
  first: number,
): Promise<number> {
  return await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const table = () => strapi.db.connection(TABLE).transacting(trx);
    await table()
      .insert({ name, value: first - 1 })
      .onConflict('name')
      .ignore();
    await table().where({ name }).increment('value', 1);
    return (await lastNumber(strapi, name, trx)) ?? first;
  });
}

/** The number given last; undefined before the first. */
export async function lastNumber(
  strapi: Core.Strapi,
  name: string,
  trx?: Knex.Transaction,
): Promise<number | undefined> {
  const query = strapi.db
    .connection(TABLE)
    .where({ name })
    .first<{ value: number } | undefined>('value');
  return (await (trx ? query.transacting(trx) : query))?.value;
}
