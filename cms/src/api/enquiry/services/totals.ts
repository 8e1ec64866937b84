import type { Core } from '@strapi/strapi';
import { nextNumber } from '../../../documents/counters';
import { queryInTransaction } from '../../../documents/query';
import { inUnpublishedWrite } from '../../../documents/revision';
import { AREAS, ENQUIRY_SOURCES, ENQUIRY_STATUSES, isOpenEnquiry } from '../../../domain';
import type { Area } from '../../../domain';
import { addWords } from './words';

/** The table of enquiries. */
export const ENQUIRIES_TABLE = 'enquiries';
const COUNTERS_TABLE = 'counters';
const counterOf = (area: Area, stage: string): string => `enquiries ${area} ${stage}`;

/** The number of enquiries by status. */
export type Totals = Readonly<Record<string, number>>;

/** Adds enquiries to the numbers of their regions and statuses, or takes them away, in the current transaction. */
export async function addToTotals(
  strapi: Core.Strapi,
  enquiries: readonly { readonly area: Area; readonly stage: string }[],
  sign: 1 | -1,
): Promise<void> {
  const amounts = new Map<string, number>();
  for (const { area, stage } of enquiries) {
    const counter = counterOf(area, stage);
    amounts.set(counter, (amounts.get(counter) ?? 0) + sign);
  }
  for (const [counter, amount] of amounts) await nextNumber(strapi, counter, 1, amount);
}

/** How many enquiries of these regions have each status. It reads counters, whatever the number of enquiries. */
export async function totalsOf(strapi: Core.Strapi, areas: readonly Area[]): Promise<Totals> {
  const names = areas.flatMap((area) => ENQUIRY_STATUSES.map((one) => counterOf(area, one)));
  const rows = await queryInTransaction(strapi, (knex) =>
    knex(COUNTERS_TABLE)
      .whereIn('name', names)
      .select<readonly { name: string; value: number }[]>('name', 'value'),
  );
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const totalOf = (stage: string) =>
    areas.reduce((sum, area) => sum + (values.get(counterOf(area, stage)) ?? 0), 0);
  return Object.fromEntries(ENQUIRY_STATUSES.map((one) => [one, totalOf(one)]));
}

interface EarlierRow {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  readonly phone: string;
  readonly stage: string;
  readonly withdrawn_at: unknown;
}

/** Gives enquiries of an earlier version what searches read. */
async function completeEarlier(strapi: Core.Strapi): Promise<void> {
  const [source] = ENQUIRY_SOURCES;
  await queryInTransaction(strapi, (knex) =>
    knex(ENQUIRIES_TABLE).whereNull('source').update({ source }),
  );
  const rows = await queryInTransaction(strapi, (knex) =>
    knex(ENQUIRIES_TABLE)
      .whereNull('is_open')
      .select<readonly EarlierRow[]>('id', 'reference', 'name', 'phone', 'stage', 'withdrawn_at'),
  );
  for (const { id, stage, withdrawn_at: withdrawnAt, ...worded } of rows) {
    await addWords(strapi, [worded]);
    const isOpen = isOpenEnquiry(stage, withdrawnAt);
    await queryInTransaction(strapi, (knex) =>
      knex(ENQUIRIES_TABLE).where({ id }).update({ is_open: isOpen }),
    );
  }
}

/** Counts all enquiries anew, at the start: a restored database or another program may have changed them. */
export async function countEnquiries(strapi: Core.Strapi): Promise<void> {
  const count = async () => {
    await completeEarlier(strapi);
    const rows = await queryInTransaction(strapi, (knex) =>
      knex(ENQUIRIES_TABLE)
        .groupBy('area', 'stage')
        .select('area', 'stage')
        .count<readonly { area: Area; stage: string; count: number | string }[]>({ count: '*' }),
    );
    const names = AREAS.flatMap((area) => ENQUIRY_STATUSES.map((one) => counterOf(area, one)));
    const counted = rows.map(({ area, stage, count: value }) => ({
      name: counterOf(area, stage),
      value: Number(value),
    }));
    await queryInTransaction(strapi, async (knex) => {
      await knex(COUNTERS_TABLE).whereIn('name', names).delete();
      if (counted.length > 0) await knex(COUNTERS_TABLE).insert(counted);
    });
  };
  await inUnpublishedWrite(strapi, count);
}
