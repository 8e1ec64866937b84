import { array, number, object, string } from 'yup';
import { ValidationError } from 'yup';
import { invalid } from '../../../http/errors';
import { AREAS, LIST_KEYS, LISTS, PAGE_ENDED } from '../../../domain';
import { presentListings, presentWholeListings } from '../../listing/services/present';
import { isoOf, tableOf } from '../../listing/services/rows';
import type { Row } from '../../listing/services/rows';
import { parseQuery } from '../../../http/query';
import { activeScope, closedScope, presentClosed } from '../services/closed';

/** The length of 200 ids. */
const MOST_IDS_LENGTH = 5200;

const ORDERS = {
  newest: { attributes: ['createdAt'], direction: 'desc', past: '<' },
  locality: { attributes: ['localityKey', 'createdAt'], direction: 'asc', past: '>' },
} as const;

/** The region and the list of a call. */
export const LIST_QUERY = {
  area: string()
    .oneOf([...AREAS])
    .required(),
  list: string()
    .oneOf([...LIST_KEYS])
    .required(),
};

const query = object({
  ...LIST_QUERY,
  order: string().oneOf(['newest', 'locality']).required(),
  limit: number().integer().min(1).max(500).default(200),
  after: string(),
  /** The number of listings to skip, instead of `after`. */
  offset: number().integer().min(0),
  locality: string(),
  /** `closed`: the sold and rented ones instead of those on offer. */
  stage: string().oneOf(['closed']),
  /** `cards`: the fields on cards instead of all fields. */
  only: string().oneOf(['cards']),
  /** The `_id`s of listings, separated by commas: others are left out. */
  ids: string().max(MOST_IDS_LENGTH),
});
const cursor = array().of(string().required()).required();

const encoded = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

function decoded(text: string): string[] {
  try {
    return cursor.validateSync(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) {
      throw invalid({ after: 'after must be what `next` said' });
    }
    throw error;
  }
}

/**
 * `GET /api/publisher/listings`: the active properties of a list with all fields or as cards, newest first or by locality (oldest
 * first); or the closed ones. A call returns one batch, starting after the last one, so that nobody loads all properties at once.
 */
export async function feedListings(input: Readonly<Record<string, unknown>>) {
  const { area, list, order, limit, after, offset, locality, stage, only, ids } = parseQuery(
    query,
    input,
  );
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
  if (ids !== undefined) void batch.whereIn('document_id', ids.split(','));
  if (offset !== undefined) void batch.offset(offset);
  if (after !== undefined) {
    const marks = columns.map(() => '?').join(', ');
    const names = columns.map(() => '??').join(', ');
    const values = decoded(after).map((value, index) =>
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
    next: last ? encoded(columns.map((name) => text(last[name]))) : null,
    count: Number(counted[0]?.count ?? 0),
  };
}

const text = (value: unknown): string => (value instanceof Date ? isoOf(value) : String(value));

/** An instant as the database stores it: SQLite as milliseconds, PostgreSQL as a timestamp. */
const instant = (value: string): Date | number =>
  Number.isNaN(Number(value)) ? new Date(value) : Number(value);
