import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addDays, KIND_FACTS, KINDS, reraNote } from '../../../domain';
import type { Area, Kind, ListingToCheck } from '../../../domain';
import type { Paging } from '../../../http/paging';
import { checkDays, dayOf } from './checks';
import { foundColumns, presentFound } from './found';
import type { FoundRow } from './found';
import { reraTerms, whereReraApplies } from './rera';
import { tableOf } from './rows';

interface Row extends FoundRow, Pick<ListingToCheck, 'phoneOfContactPerson'> {
  readonly price: number | string;
  /** Empty: not known. */
  readonly checkedOn: string;
  readonly reraNumber: string | null;
  readonly reraValidUntil: string | null;
  readonly reraExemption: string | null;
}

/** The further attributes of a row that have their own names. */
const NAMES = [
  ...(['transactionType', 'reraNumber', 'reraValidUntil', 'reraExemption'] as const),
  ...(['price', 'phoneOfContactPerson'] as const),
];

/**
 * The active listings of a kind in a region that were last checked on a day or before it, or nobody knows when.
 * @param notice also those whose registration is missing, or ends on this day or before it
 */
function dueQuery(
  strapi: Core.Strapi,
  kind: Kind,
  area: Area,
  { day, notice }: { readonly day: string; readonly notice: string | null },
): Knex.QueryBuilder {
  const table = tableOf(strapi, kind);
  const { tableName, column } = table;
  const { connection } = strapi.db;
  const checkedOn = column('checkedOn');
  return connection(tableName)
    .where({ [column('area')]: area, [column(KIND_FACTS[kind].statusField)]: 'active' })
    .where((due) => {
      void due.where(checkedOn, '<=', day).orWhereNull(checkedOn);
      if (notice === null) return;
      const [number, until] = [column('reraNumber'), column('reraValidUntil')];
      void due.orWhere((some) => {
        whereReraApplies(some, table);
        void some.where((faulty) => {
          void faulty.whereNull(number).orWhereNull(until).orWhere(until, '<=', notice);
        });
      });
    })
    .select({
      ...foundColumns(strapi, kind),
      status: column('constructionStatus'),
      checkedOn: connection.raw(`coalesce(??, '')`, [checkedOn]),
      ...Object.fromEntries(NAMES.map((name) => [name, column(name)])),
    });
}

/**
 * A page of a region's listings that are to be checked, of both kinds, the longest unchecked first.
 * @param now milliseconds since 1970
 */
export async function listingsToCheck(
  strapi: Core.Strapi,
  area: Area,
  { limit, offset }: Paging,
  now: number,
): Promise<{ readonly lists: readonly ListingToCheck[]; readonly count: number }> {
  const days = await checkDays(strapi);
  const { gateDay, noticeDays } = await reraTerms(strapi, now);
  const today = dayOf(now);
  const notice = gateDay && addDays(gateDay, noticeDays);
  const day = addDays(today, -days.checkDays);
  const [first, ...others] = KINDS.map((kind) => dueQuery(strapi, kind, area, { day, notice }));
  if (!first) throw new Error('there are no kinds of listings');
  const due = first.unionAll(others).as('due');
  const { connection } = strapi.db;
  const [counted] = await connection.from(due.clone()).count<{ total: number | string }[]>({
    total: '*',
  });
  const rows = (await connection
    .from(due)
    .orderBy(['checkedOn', 'code'])
    .limit(limit)
    .offset(offset)
    .select('*')) as readonly Row[];
  const lists = rows.map((row): ListingToCheck => {
    const { phoneOfContactPerson, checkedOn } = row;
    return {
      ...presentFound(row),
      phoneOfContactPerson,
      price: Number(row.price),
      checkedOn: checkedOn === '' ? null : checkedOn,
      withdrawnOn: checkedOn === '' ? null : addDays(checkedOn, days.withdrawDays),
      reraNote: notice && reraNote({ ...row }, { today, notice }),
    };
  });
  return { lists, count: Number(counted?.total) };
}
