import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

const TABLE = 'counters';

/**
 * Takes the next numbers of a named counter, in the current transaction or in a new one, and returns the last of them.
 * The counter is a row, so two writers never get the same number, in any process.
 * @param first the first number
 * @param amount how many numbers are taken
 */
export async function nextNumber(
  strapi: Core.Strapi,
  name: string,
  first: number,
  amount = 1,
): Promise<number> {
  return await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const table = () => strapi.db.connection(TABLE).transacting(trx);
    await table()
      .insert({ name, value: first - 1 })
      .onConflict('name')
      .ignore();
    await table().where({ name }).increment('value', amount);
    return (await lastNumber(strapi, name, trx)) ?? first;
  });
}

/** The last number; undefined before the first. */
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

/** Raises a named counter to a number, unless it is as high already. */
export async function raiseNumber(strapi: Core.Strapi, name: string, value: number): Promise<void> {
  await strapi.db
    .connection(TABLE)
    .insert({ name, value })
    .onConflict('name')
    .merge(['value'])
    .where(`${TABLE}.value`, '<', value);
}
