import type { Core } from '@strapi/strapi';
import { rowsOf } from '../../../documents/query';
import { ENQUIRY_STATUSES, MOST_COUNTED } from '../../../domain';
import type { Area } from '../../../domain';
import type { Paging } from '../../../http/paging';
import { enquiry } from '../resource';
import type { EnquirySearch } from './read-search';
import type { StoredEnquiry } from './present';
import { ENQUIRIES_TABLE, totalsOf } from './totals';
import type { Totals } from './totals';
import { endOfRange, storedWord, WORDS_TABLE } from './words';

type Value = string | number | boolean | Date;
/** A part of an SQL query with the values of its placeholders. */
interface Part {
  readonly sql: string;
  readonly values: readonly Value[];
}
const part = (sql: string, ...values: readonly Value[]): Part => ({ sql, values });
const joined = (parts: readonly Part[], by: string): Part => ({
  sql: parts.map(({ sql }) => sql).join(by),
  values: parts.flatMap(({ values }) => values),
});

const SORT_COLUMNS = 'id, received_at, follow_up_on';
const NEWEST = 'received_at desc, id desc';
const OLDEST = 'received_at, id';

/** The order of a search. Follow-ups of a day come in the order of their days. */
const orderOf = ({ followUp, isOldestFirst }: EnquirySearch): string => {
  if (followUp === 'overdue' || followUp === 'due') return `follow_up_on, ${OLDEST}`;
  return isOldestFirst ? OLDEST : NEWEST;
};

function followUpPart({ followUp, today }: EnquirySearch): readonly Part[] {
  switch (followUp) {
    case null:
      return [];
    case 'overdue':
      return [part('is_open = ? and follow_up_on < ?', true, today)];
    case 'due':
      return [part('is_open = ? and follow_up_on = ?', true, today)];
    case 'none':
      return [part('is_open = ? and follow_up_on is null', true)];
  }
}

const beginning = (column: string, word: string): Part => {
  const begin = storedWord(word);
  return part(`${column} >= ? and ${column} < ?`, begin, endOfRange(begin));
};

/** The conditions of a search beside region and words. */
function conditions(search: EnquirySearch): readonly Part[] {
  const { status, listing, locality, owner, from, before } = search;
  return [
    ...(status === null ? [] : [part('stage = ?', status)]),
    ...followUpPart(search),
    ...(listing === null ? [] : [part('listing_code = ?', listing)]),
    ...(locality === null ? [] : [part('locality = ?', locality)]),
    ...(owner === null
      ? []
      : [owner === '' ? part('owner_id is null') : part('owner_id = ?', owner)]),
    ...(from === null ? [] : [part('received_at >= ?', from)]),
    ...(before === null ? [] : [part('received_at < ?', before)]),
  ];
}

/** The enquiries with all these words. The longest word, which the fewest have, is looked up first. */
function withWords(search: EnquirySearch): Part {
  const [first = '', ...others] = [...search.words].sort((a, b) => b.length - a.length);
  const found = beginning('word', first);
  const where = joined(
    [
      part('e.reference = w.reference'),
      part(`area in (${search.areas.map(() => '?').join(', ')})`, ...search.areas),
      ...conditions(search),
      ...others.map((word) => {
        const { sql, values } = beginning('word', word);
        return part(
          `e.reference in (select reference from ${WORDS_TABLE} where ${sql})`,
          ...values,
        );
      }),
    ],
    ' and ',
  );
  // SQLite reads the tables of a cross join in their order: the words first.
  return {
    sql: `from (select distinct reference from ${WORDS_TABLE} where ${found.sql}) w
      cross join ${ENQUIRIES_TABLE} e where ${where.sql}`,
    values: [...found.values, ...where.values],
  };
}

/** The enquiries that a search finds: one query for each region, because each reads an index in its order. */
function foundIn(search: EnquirySearch): readonly Part[] {
  if (search.words.length > 0) return [withWords(search)];
  return search.areas.map((area) => {
    const where = joined([part('area = ?', area), ...conditions(search)], ' and ');
    return { ...where, sql: `from ${ENQUIRIES_TABLE} where ${where.sql}` };
  });
}

/** The first rows of each query, together. */
const firstOf = (search: EnquirySearch, columns: string, most: number, order?: string): Part =>
  joined(
    foundIn(search).map(({ sql, values }, index) => {
      const ordered = order === undefined ? '' : ` order by ${order}`;
      return part(
        `select * from (select ${columns} ${sql}${ordered} limit ?) f${String(index)}`,
        ...values,
        most,
      );
    }),
    ' union all ',
  );

/** The query of a page's ids, and that of the number of each status up to `MOST_COUNTED` in each region. */
export function enquiryQueries(
  strapi: Core.Strapi,
  search: EnquirySearch,
  { limit, offset }: Paging,
) {
  const { connection } = strapi.db;
  const order = orderOf(search);
  const found = firstOf(search, SORT_COLUMNS, offset + limit, order);
  // In the order of an index, PostgreSQL reads that index and not the table.
  const counted = firstOf(
    search,
    'stage',
    MOST_COUNTED + 1,
    search.words.length > 0 ? undefined : order,
  );
  const raw = ({ sql, values }: Part) => connection.raw(sql, [...values] as never);
  return {
    page: raw(
      part(
        `select id from (${found.sql}) found order by ${order} limit ? offset ?`,
        ...found.values,
        limit,
        offset,
      ),
    ),
    count: raw({
      ...counted,
      sql: `select stage, count(*) as number from (${counted.sql}) counted group by stage`,
    }),
  };
}

interface Counts {
  readonly count: number;
  /** There are more than `count`. */
  readonly isMore: boolean;
  /** Null where they are not known. */
  readonly counts: Totals | null;
}

const sumOf = (totals: Totals): number => Object.values(totals).reduce((a, b) => a + b, 0);

async function countUpTo(strapi: Core.Strapi, search: EnquirySearch): Promise<Totals> {
  const { count } = enquiryQueries(strapi, search, { limit: 1, offset: 0 });
  const rows = await rowsOf<{ stage: string; number: number | string }>(count);
  const numbers = new Map(rows.map(({ stage, number }) => [stage, Number(number)]));
  return Object.fromEntries(ENQUIRY_STATUSES.map((one) => [one, numbers.get(one) ?? 0]));
}

const limited = (number: number) => ({
  count: Math.min(number, MOST_COUNTED),
  isMore: number > MOST_COUNTED,
});

/** Regions and status alone are counted exactly; other searches up to `MOST_COUNTED`. */
async function countsOf(strapi: Core.Strapi, search: EnquirySearch): Promise<Counts> {
  const { status } = search;
  if (search.isPlain || search.areas.length === 0) {
    const counts = await totalsOf(strapi, search.areas);
    const count = status === null ? sumOf(counts) : (counts[status] ?? 0);
    return { count, isMore: false, counts };
  }
  const counts = await countUpTo(strapi, { ...search, status: null });
  const sum = sumOf(counts);
  if (sum <= MOST_COUNTED)
    return { count: status === null ? sum : (counts[status] ?? 0), isMore: false, counts };
  const own = status === null ? sum : sumOf(await countUpTo(strapi, search));
  return { ...limited(own), counts: null };
}

/** The number of a search's enquiries, at most `MOST_COUNTED`. */
export const countOf = async (strapi: Core.Strapi, search: EnquirySearch): Promise<number> =>
  limited(sumOf(await countUpTo(strapi, search))).count;

/** The reference of the newest enquiry of these regions; null if there is none. */
export async function newestReference(
  strapi: Core.Strapi,
  areas: readonly Area[],
): Promise<string | null> {
  const newest = await Promise.all(
    areas.map((area) =>
      strapi.db
        .connection(ENQUIRIES_TABLE)
        .where({ area })
        .orderBy([
          { column: 'received_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .first<{ reference: string; id: number } | undefined>('reference', 'id'),
    ),
  );
  const [latest] = newest
    .flatMap((one) => (one ? [one] : []))
    .sort((one, other) => other.id - one.id);
  return latest?.reference ?? null;
}

/** A page of a search with its counts. */
export async function searchEnquiries(
  strapi: Core.Strapi,
  search: EnquirySearch,
  paging: Paging,
): Promise<Counts & { readonly found: readonly StoredEnquiry[] }> {
  const counts = await countsOf(strapi, search);
  if (search.areas.length === 0) return { ...counts, found: [] };
  const page = await rowsOf<{ id: number }>(enquiryQueries(strapi, search, paging).page);
  const ids = page.map(({ id }) => id);
  const rows = (await strapi.db
    .query(enquiry.uid)
    .findMany({ where: { id: { $in: ids } } })) as readonly StoredEnquiry[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ...counts, found: ids.flatMap((id) => byId.get(id) ?? []) };
}
