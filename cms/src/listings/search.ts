import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { attributeName, inText, KIND_FACTS, LIST_FILTERS, LISTS } from '../domain';
import type { Area, FilterValue, ListKey, Search, SearchFilter, Sorting } from '../domain';
import type { Paging } from '../contract/paging';
import { columnsOf, tableOf } from './rows';
import type { Row } from './rows';

type Query = Knex.QueryBuilder;

/** What a caller sees of a list. */
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
};

const COMPARED = { equal: '=', min: '>=', max: '<=' } as const;

/** The attribute that a filter reads: derived ones where they make the comparison plain. */
function attributeOf({ field }: SearchFilter): string {
  if (field === null) return 'code';
  if (field.type === 'money') return 'price';
  return field.type === 'area' ? `${field.name}Sqft` : attributeName(field);
}

function narrow(
  query: Query,
  filter: SearchFilter,
  value: FilterValue,
  column: (a: string) => string,
) {
  if (filter.field?.type === 'choices' && Array.isArray(value)) {
    const text = column(`${filter.field.name}Text`);
    void query.where((either) => {
      for (const one of value as readonly string[])
        void either.orWhere(text, 'like', `%${inText(one)}%`);
    });
  } else if (filter.by === 'any') {
    void query.whereIn(column(attributeOf(filter)), [...(value as readonly string[])]);
  } else {
    const compared = filter.field === null ? String(value).toUpperCase() : value;
    void query.where(column(attributeOf(filter)), COMPARED[filter.by], compared as string | number);
  }
}

function matching(strapi: Core.Strapi, scope: Scope, search: Search): Query {
  const { kind } = LISTS[scope.list];
  const { tableName, column } = tableOf(strapi, kind);
  const query: Query = strapi.db.connection<Row>(tableName).where({
    [column('area')]: scope.area,
    [column('list')]: scope.list,
    ...(scope.isActiveOnly && { [column(KIND_FACTS[kind].statusField)]: 'active' }),
  });
  for (const filter of LIST_FILTERS[scope.list]) {
    const value = search.filters[filter.key];
    if (value !== undefined) narrow(query, filter, value, column);
  }
  return query;
}

/** What a search asks for the count of a row's whole list. */
const COUNT = 'count_of_all';

/** The two statements of a search: how many there are, and a page of their rows. */
export function searchQueries(strapi: Core.Strapi, scope: Scope, search: Search, paging: Paging) {
  const { kind } = LISTS[scope.list];
  const { tableName, column } = tableOf(strapi, kind);
  const order = ORDERS[search.sorting].map(([attribute, direction]) => ({
    column: attribute === 'id' ? 'id' : column(attribute),
    order: direction,
  }));
  // The page's ids come from the index alone; only its own rows are then read.
  const ids = matching(strapi, scope, search)
    .select('id')
    .orderBy(order)
    .limit(paging.limit)
    .offset(paging.offset);
  const count = matching(strapi, scope, search).count({ count: '*' });
  return {
    count,
    /** Each row bears the count, too. */
    page: strapi.db
      .connection(tableName)
      .select(columnsOf(strapi, kind, true))
      .select({ [COUNT]: count.clone() })
      .whereIn('id', strapi.db.connection.select('id').from(ids.as('page')))
      .orderBy(order),
  };
}

/** A page of a search, and the count of all that it finds: one statement, but for a page past the end. */
export async function searchListings(
  strapi: Core.Strapi,
  scope: Scope,
  search: Search,
  paging: Paging,
): Promise<{ readonly rows: readonly Row[]; readonly count: number }> {
  const { count, page } = searchQueries(strapi, scope, search, paging);
  const rows = (await page) as unknown as readonly Row[];
  const [row] = rows;
  if (row) return { rows, count: Number(row[COUNT]) };
  if (paging.offset === 0) return { rows, count: 0 };
  const [counted] = (await count) as unknown as readonly { count: number | string }[];
  return { rows, count: Number(counted?.count ?? 0) };
}
