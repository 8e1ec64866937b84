import type { Core } from '@strapi/strapi';
import { queryInTransaction, rowsOf } from './query';

const TABLE = 'counters';

/**
 * Takes the next numbers of a named counter, in the current transaction if there is one, and returns the last of them.
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
  const [row] = await queryInTransaction(strapi, (knex) =>
    rowsOf<{ value: number | string }>(
      knex.raw(
        `insert into ${TABLE} (name, value) values (?, ?)
          on conflict (name) do update set value = ${TABLE}.value + ? returning value`,
        [name, first - 1 + amount, amount],
      ),
    ),
  );
  return Number(row?.value);
}

/** Raises a named counter to a number. @returns whether this call has raised it, of all processes */
export async function claimNumber(
  strapi: Core.Strapi,
  name: string,
  value: number,
): Promise<boolean> {
  const raised = await rowsOf(
    strapi.db.connection.raw(
      `insert into ${TABLE} (name, value) values (?, ?)
        on conflict (name) do update set value = excluded.value
        where ${TABLE}.value < excluded.value returning value`,
      [name, value],
    ),
  );
  return raised.length > 0;
}

/** The last number; undefined before the first. */
export async function lastNumber(strapi: Core.Strapi, name: string): Promise<number | undefined> {
  const query = strapi.db
    .connection(TABLE)
    .where({ name })
    .first<{ value: number } | undefined>('value');
  return (await query)?.value;
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
