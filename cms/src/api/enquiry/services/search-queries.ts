import type { Core } from '@strapi/strapi';
import { rowsOf } from '../../../documents/query';
import { MOST_COUNTED } from '../../../domain';
import type { Area } from '../../../domain';
import type { Paging } from '../../../http/paging';
import type { EnquirySearch } from './read-search';
import {
  beginning,
  conditions,
  days,
  hasWord,
  isByDay,
  isTested,
  joined,
  part,
} from './search-conditions';
import type { Part } from './search-conditions';
import { ENQUIRIES_TABLE } from './totals';
import { WORDS_TABLE } from './words';

const raw = (strapi: Core.Strapi, { sql, values }: Part) =>
  strapi.db.connection.raw(sql, [...values] as never);

/** A word that at most so many enquiries have is looked up before the other filters. */
const MOST_LOOKED_UP = 5000;
const SORT_COLUMNS = 'id, received_at, follow_up_on';
const NEWEST = 'received_at desc, id desc';
const OLDEST = 'received_at, id';

const orderOf = (search: EnquirySearch): string => {
  if (isByDay(search)) return `follow_up_on, ${OLDEST}`;
  return search.isOldestFirst ? OLDEST : NEWEST;
};

/** The word of a search that the fewest enquiries have; null if there is none, or all of them are common. */
export async function rareWord(
  strapi: Core.Strapi,
  { words }: EnquirySearch,
): Promise<string | null> {
  if (words.length === 0) return null;
  const counted = words.map((word, place) => {
    const { sql, values } = beginning(word);
    return part(
      `select ${String(place)} as place, count(*) as number
        from (select 1 from ${WORDS_TABLE} where ${sql} limit ?) f${String(place)}`,
      ...values,
      MOST_LOOKED_UP + 1,
    );
  });
  const rows = await rowsOf<{ place: number; number: number | string }>(
    raw(strapi, joined(counted, ' union all ')),
  );
  const [rarest] = rows
    .map(({ place, number }) => ({ place, number: Number(number) }))
    .sort((one, other) => one.number - other.number);
  return rarest && rarest.number <= MOST_LOOKED_UP ? (words[rarest.place] ?? null) : null;
}

/** The enquiries of a search that has a rare word: all with that word are read. */
function withRareWord(search: EnquirySearch, rare: string): Part {
  const found = beginning(rare);
  const { areas, words } = search;
  const where = joined(
    [
      part('e.reference = r.reference'),
      part(`area in (${areas.map(() => '?').join(', ')})`, ...areas),
      ...conditions(search),
      ...days(search),
      ...words.filter((word) => word !== rare).map(hasWord),
    ],
    ' and ',
  );
  // SQLite reads the tables of a cross join in their order: the words first.
  return {
    sql: `from (select distinct reference from ${WORDS_TABLE} where ${found.sql}) r
      cross join ${ENQUIRIES_TABLE} e where ${where.sql}`,
    values: [...found.values, ...where.values],
  };
}

/** What an index finds in a region, and what is then tested of each enquiry. */
function byIndex(search: EnquirySearch, area: Area) {
  const [first, ...others] = conditions(search);
  const indexed = [part('area = ?', area), ...(first ? [first] : []), ...days(search)];
  return { indexed, tested: [...others, ...search.words.map(hasWord)] };
}

/** The ids of a page: the first rows of each region, because each is read in the order of an index, and merged. */
function pageOf(search: EnquirySearch, rare: string | null, { limit, offset }: Paging): Part {
  const order = orderOf(search);
  const most = offset + limit;
  const parts =
    rare === null
      ? search.areas.map((area) => {
          const { indexed, tested } = byIndex(search, area);
          const { sql, values } = joined([...indexed, ...tested], ' and ');
          return part(`from ${ENQUIRIES_TABLE} e where ${sql}`, ...values);
        })
      : [withRareWord(search, rare)];
  const firsts = parts.map(({ sql, values }, index) =>
    part(
      `select * from (select ${SORT_COLUMNS} ${sql} order by ${order} limit ?) f${String(index)}`,
      ...values,
      most,
    ),
  );
  const { sql, values } = joined(firsts, ' union all ');
  return part(
    `select id from (${sql}) found order by ${order} limit ? offset ?`,
    ...values,
    limit,
    offset,
  );
}

/**
 * How many enquiries of a region are counted. A condition outside the index reads the table, so the limit is divided
 * among the regions.
 */
export const mostCounted = (search: EnquirySearch): number =>
  isTested(search) ? Math.ceil(MOST_COUNTED / search.areas.length) : MOST_COUNTED;

/** The first enquiries of a region that an index finds, with what is tested of them. */
function countedIn(search: EnquirySearch, area: Area): Part {
  const { indexed, tested } = byIndex(search, area);
  // Without other columns the index alone is read, and not the table.
  const columns = new Set(['area', 'stage', ...tested.flatMap((one) => one.columns)]);
  const first = joined(indexed, ' and ');
  const test = tested.length === 0 ? part('true') : joined(tested, ' and ');
  return part(
    `select area, stage, case when ${test.sql} then 1 else 0 end as hit from (
      select ${[...columns].join(', ')} from ${ENQUIRIES_TABLE} where ${first.sql}
      order by ${orderOf(search)} limit ?) e`,
    ...test.values,
    ...first.values,
    mostCounted(search) + 1,
  );
}

/**
 * The queries of a search: the ids of a page, and by region and status how many of the first enquiries are found.
 * @param rare its rare word
 */
export function enquiryQueries(
  strapi: Core.Strapi,
  search: EnquirySearch,
  rare: string | null,
  paging: Paging,
) {
  const counted =
    rare === null
      ? joined(
          search.areas.map((area) => countedIn(search, area)),
          ' union all ',
        )
      : joined([part('select area, stage, 1 as hit'), withRareWord(search, rare)], ' ');
  return {
    page: raw(strapi, pageOf(search, rare, paging)),
    count: raw(strapi, {
      ...counted,
      sql: `select area, stage, sum(hit) as number, count(*) as examined
        from (${counted.sql}) counted group by area, stage`,
    }),
  };
}
