import type { Core } from '@strapi/strapi';
import { LISTS, PAGE_ENDED } from '../../../domain';
import type { Area, ListKey } from '../../../domain';
import { presentListings, presentWholeListings } from '../../listing/services/present';
import { isoOf, tableOf } from '../../listing/services/rows';
import type { Row } from '../../listing/services/rows';
import { activeScope, closedScope, presentClosed } from './closed';

/** Some listings of a list. */
export interface BatchQuery {
  readonly area: Area;
  readonly list: ListKey;
  readonly order: keyof typeof ORDERS;
  readonly limit: number;
  /** The values of the last listing of the batch before: see `next`. */
  readonly after?: readonly string[] | undefined;
  /** The number of listings to skip, instead of `after`. */
  readonly offset?: number | undefined;
  readonly locality?: string | undefined;
  /** The sold and rented ones instead of those on offer. */
  readonly stage?: 'closed' | undefined;
  /** The fields on cards instead of all fields. */
  readonly only?: 'cards' | undefined;
  /** The `_id`s of listings: others are left out. */
  readonly ids?: readonly string[] | undefined;
}

const ORDERS = {
  newest: { attributes: ['createdAt'], direction: 'desc', past: '<' },
  locality: { attributes: ['localityKey', 'createdAt'], direction: 'asc', past: '>' },
} as const;

/** The listings of a batch, the values after which the next one starts (null at the end), and the number of all. */
export async function listBatch(strapi: Core.Strapi, query: BatchQuery) {
  const { area, list, order, limit, after, offset, locality, stage, only, ids } = query;
  const { kind } = LISTS[list];
  const { tableName, column, wholeColumns, cardColumns } = tableOf(strapi, kind);
  const { attributes, direction, past } = ORDERS[order];
  const columns = [...attributes.map(column), 'id'];
  const scope = {
    [column('area')]: area,
    [column('list')]: list,
    ...(stage === 'closed' ? closedScope(column) : activeScope(column, kind)),
    ...(locality !== undefined && { [column('locality')]: locality }),
  };
  const { connection } = strapi.db;
  const batch = connection(tableName)
    .select([
      ...(only === 'cards' ? cardColumns : wholeColumns),
      column('localityKey'),
      column(PAGE_ENDED),
    ])
    .where(scope)
    .orderBy(columns.map((name) => ({ column: name, order: direction })))
    .limit(limit);
  if (ids !== undefined) void batch.whereIn('document_id', [...ids]);
  if (offset !== undefined) void batch.offset(offset);
  if (after !== undefined) {
    const marks = columns.map(() => '?').join(', ');
    const names = columns.map(() => '??').join(', ');
    const values = after.map((value, index) =>
      columns[index] === column('createdAt') ? instant(value) : value,
    );
    void batch.whereRaw(`(${names}) ${past} (${marks})`, [...columns, ...values]);
  }
  const [counted, rows] = await Promise.all([
    connection(tableName).where(scope).count({ count: '*' }),
    batch as unknown as Promise<readonly Row[]>,
  ]);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const present =
    stage === 'closed' ? presentClosed : only === 'cards' ? presentListings : presentWholeListings;
  return {
    listings: await present(strapi, kind, rows),
    next: last ? columns.map((name) => text(last[name])) : null,
    count: Number(counted[0]?.count ?? 0),
  };
}

const text = (value: unknown): string => (value instanceof Date ? isoOf(value) : String(value));

/** An instant as the database stores it: SQLite as milliseconds, PostgreSQL as a timestamp. */
const instant = (value: string): Date | number =>
  Number.isNaN(Number(value)) ? new Date(value) : Number(value);
