import type { Core } from '@strapi/strapi';
import { rowsOf } from '../../../documents/query';
import {
  choicePattern,
  comparedAttribute,
  KIND_FACTS,
  LIST_FILTERS,
  LISTS,
  recentSince,
} from '../../../domain';
import type { Area, FilterValue, ListKey, Search, SearchFilter, Sorting } from '../../../domain';
import type { Paging } from '../../../http/paging';
import { tableOf } from './rows';
import type { Row, Table } from './rows';

/** The listings of a list that a caller can see. */
export interface Scope {
  readonly area: Area;
  readonly list: ListKey;
  readonly isActiveOnly: boolean;
}

type Order = readonly (readonly [attribute: string, direction: 'asc' | 'desc'])[];
const NEWEST: Order = [
  ['createdAt', 'desc'],
  ['id', 'desc'],
];
const ORDERS: Readonly<Record<Sorting, Order>> = {
  none: NEWEST,
  'Demand-Low To High': [['price', 'asc'], ...NEWEST],
  'Demand-High To Low': [['price', 'desc'], ...NEWEST],
  Sector: [['localityKey', 'asc'], ...NEWEST],
  'Biggest reduction': NEWEST,
};

const quoted = (name: string): string => `"${name}"`;

/** The order of `Biggest reduction`. A reduction that is not recent does not count. */
const byReduction = (column: Table['column']): string =>
  `case when ${quoted(column('reducedOn'))} >= '${recentSince(Date.now())}'
    then ${quoted(column('reducedBy'))} else 0 end desc`;

const COMPARED = { equal: '=', min: '>=', max: '<=' } as const;

/** A part of an SQL query with the values of its placeholders. */
interface Part {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

const anyOf = (column: string, values: readonly string[]): Part => ({
  sql: `${column} in (${values.map(() => '?').join(', ')})`,
  values,
});

function narrowed(filter: SearchFilter, value: FilterValue, column: Table['column']): Part {
  if (filter.by === 'recent') {
    return { sql: `${quoted(column('reducedOn'))} >= ?`, values: [recentSince(Date.now())] };
  }
  const name = quoted(column(filter.field === null ? 'code' : comparedAttribute(filter.field)));
  if (filter.field?.type === 'choices' && Array.isArray(value)) {
    const texts = (value as readonly string[]).map((one) => `%${choicePattern(one)}%`);
    return { sql: `(${texts.map(() => `${name} like ?`).join(' or ')})`, values: texts };
  }
  if (filter.by === 'any') return anyOf(name, value as readonly string[]);
  const compared = filter.field === null ? String(value).toUpperCase() : (value as string | number);
  const sql = `${name} ${COMPARED[filter.by]} ?`;
  // An area of 0 means that the size is unknown. It does not match. Source: docs/contract.md, "Listing search".
  return {
    sql: filter.field?.type === 'area' ? `${name} > 0 and ${sql}` : sql,
    values: [compared],
  };
}

/** The SQL condition for the listings that a search finds. */
function matching(table: Table, { area, list, isActiveOnly }: Scope, search: Search): Part {
  const { column } = table;
  const status = column(KIND_FACTS[LISTS[list].kind].statusField);
  const parts: Part[] = [
    { sql: `${quoted(column('area'))} = ?`, values: [area] },
    { sql: `${quoted(column('list'))} = ?`, values: [list] },
    ...(isActiveOnly ? [{ sql: `${quoted(status)} = ?`, values: ['active'] }] : []),
  ];
  for (const filter of LIST_FILTERS[list]) {
    const value = search.filters[filter.key];
    if (value !== undefined) parts.push(narrowed(filter, value, column));
  }
  return {
    sql: `from ${quoted(table.tableName)} where ${parts.map(({ sql }) => sql).join(' and ')}`,
    values: parts.flatMap(({ values }) => values),
  };
}

/** The column with the count of all listings that the search finds. */
const COUNT = 'count_of_all';

/** The condition and the order of the listings that a search finds. */
function foundBy(table: Table, scope: Scope, search: Search) {
  const order = [
    ...(search.sorting === 'Biggest reduction' ? [byReduction(table.column)] : []),
    ...ORDERS[search.sorting].map(
      ([attribute, way]) => `${quoted(attribute === 'id' ? 'id' : table.column(attribute))} ${way}`,
    ),
  ].join(', ');
  const { sql, values } = matching(table, scope, search);
  return { sql, values, order };
}

/** All listings that a search finds, with these columns alone. */
export async function foundRows(
  strapi: Core.Strapi,
  columns: readonly string[],
  { scope, search }: { readonly scope: Scope; readonly search: Search },
): Promise<readonly Row[]> {
  const { sql, values } = matching(tableOf(strapi, LISTS[scope.list].kind), scope, search);
  return rowsOf<Row>(
    strapi.db.connection.raw(`select ${columns.map(quoted).join(', ')} ${sql}`, [...values]),
  );
}

/** The ids, or the `_id`s, of the first listings that a search finds, in its order. */
export async function foundIds<C extends 'id' | 'document_id'>(
  strapi: Core.Strapi,
  column: C,
  { scope, search }: { readonly scope: Scope; readonly search: Search },
  most: number,
): Promise<readonly Row[C][]> {
  const { sql, values, order } = foundBy(tableOf(strapi, LISTS[scope.list].kind), scope, search);
  const query = `select ${column} ${sql} order by ${order} limit ?`;
  const rows = await rowsOf<Row>(strapi.db.connection.raw(query, [...values, most]));
  return rows.map((row) => row[column]);
}

/** The two queries of a search: the count, and a page of rows. Each row of the page has the count, too. */
export function searchQueries(strapi: Core.Strapi, scope: Scope, search: Search, paging: Paging) {
  const table = tableOf(strapi, LISTS[scope.list].kind);
  const { order, ...found } = foundBy(table, scope, search);
  const count = `select count(*) as ${COUNT} ${found.sql}`;
  // The inner query reads the page's ids from the index only; then only the rows of the page are read.
  const page = `select ${table.cardColumns.map(quoted).join(', ')}, (${count}) as ${COUNT}
    from ${quoted(table.tableName)}
    where id in (select id ${found.sql} order by ${order} limit ? offset ?) order by ${order}`;
  const { connection } = strapi.db;
  return {
    count: connection.raw(count, found.values),
    page: connection.raw(page, [...found.values, ...found.values, paging.limit, paging.offset]),
  };
}

type Found = Row & { readonly [COUNT]: number | string };

/** A page of a search and the total count. One statement, except for a page past the end. */
export async function searchListings(
  strapi: Core.Strapi,
  scope: Scope,
  search: Search,
  paging: Paging,
): Promise<{ readonly rows: readonly Row[]; readonly count: number }> {
  const { count, page } = searchQueries(strapi, scope, search, paging);
  const rows = await rowsOf<Found>(page);
  const [row] = rows;
  if (row) return { rows, count: Number(row[COUNT]) };
  if (paging.offset === 0) return { rows, count: 0 };
  const [counted] = await rowsOf<Found>(count);
  return { rows, count: Number(counted?.[COUNT] ?? 0) };
}
