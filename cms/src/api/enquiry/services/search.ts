import type { Core } from '@strapi/strapi';
import { rowsOf } from '../../../documents/query';
import { ENQUIRY_DEFAULTS, ENQUIRY_STATUSES, MOST_COUNTED } from '../../../domain';
import type { Area } from '../../../domain';
import type { Paging } from '../../../http/paging';
import { enquiry } from '../resource';
import type { EnquirySearch } from './read-search';
import type { StoredEnquiry } from './present';
import { isTested } from './search-conditions';
import { enquiryQueries, mostCounted, rareWord } from './search-queries';
import { ENQUIRIES_TABLE, totalsOf } from './totals';
import type { Totals } from './totals';

interface Counts {
  readonly count: number;
  /** There may be more than `count`. */
  readonly isMore: boolean;
  /** Null where they are not known. */
  readonly counts: Totals | null;
}

const sumOf = (totals: Totals): number => Object.values(totals).reduce((a, b) => a + b, 0);

interface Counted {
  readonly totals: Totals;
  /** All that are found have been counted. */
  readonly isWhole: boolean;
}

interface CountRow {
  readonly area: string;
  readonly stage: string;
  readonly number: number | string;
  readonly examined: number | string;
}

/** Counts those of the first enquiries that an index finds in each region. */
async function countFirst(
  strapi: Core.Strapi,
  search: EnquirySearch,
  rare: string | null,
): Promise<Counted> {
  const { count } = enquiryQueries(strapi, search, rare, { limit: 1, offset: 0 });
  const rows = await rowsOf<CountRow>(count);
  const sumIn = (key: 'area' | 'stage', value: string, counted: 'number' | 'examined') =>
    rows.reduce((sum, row) => sum + (row[key] === value ? Number(row[counted]) : 0), 0);
  const totals = ENQUIRY_STATUSES.map((one) => [one, sumIn('stage', one, 'number')] as const);
  const most = mostCounted(search);
  return {
    totals: Object.fromEntries(totals),
    isWhole: rare !== null || search.areas.every((one) => sumIn('area', one, 'examined') <= most),
  };
}

const limited = (sum: number, isWhole: boolean) => ({
  count: Math.min(sum, MOST_COUNTED),
  isMore: !isWhole || sum > MOST_COUNTED,
});

/** Regions and status alone are counted exactly; of other searches the first enquiries are counted. */
async function countsOf(
  strapi: Core.Strapi,
  search: EnquirySearch,
  rare: string | null,
): Promise<Counts> {
  const { status } = search;
  if (search.isPlain || search.areas.length === 0) {
    const counts = await totalsOf(strapi, search.areas);
    const count = status === null ? sumOf(counts) : (counts[status] ?? 0);
    return { count, isMore: false, counts };
  }
  const numberOf = ({ totals }: Counted): number =>
    status === null ? sumOf(totals) : (totals[status] ?? 0);
  const first = await countFirst(strapi, { ...search, status: null }, rare);
  if (first.isWhole && sumOf(first.totals) <= MOST_COUNTED)
    return { count: numberOf(first), isMore: false, counts: first.totals };
  // With the status in the index, more enquiries can be counted.
  const isEnough = first.isWhole || status === null || isTested(search);
  const counted = isEnough ? first : await countFirst(strapi, search, rare);
  return { ...limited(numberOf(counted), counted.isWhole), counts: null };
}

/** The number of a search's enquiries, at most `MOST_COUNTED`. It has no words. */
export async function countOf(strapi: Core.Strapi, search: EnquirySearch): Promise<number> {
  const { totals, isWhole } = await countFirst(strapi, search, null);
  return limited(sumOf(totals), isWhole).count;
}

/** The number of open enquiries of these regions with the status New, at most `MOST_COUNTED`. */
export async function countNew(strapi: Core.Strapi, areas: readonly Area[]): Promise<number> {
  const { connection } = strapi.db;
  const numbers = await Promise.all(
    areas.map(async (area) => {
      // An index has this order.
      const newest = connection(ENQUIRIES_TABLE)
        .select('id')
        .where({ area, stage: ENQUIRY_DEFAULTS.stage, is_open: true })
        .orderBy('received_at', 'desc')
        .limit(MOST_COUNTED);
      const [row] = await connection(newest.as('newest')).count<
        readonly { number: number | string }[]
      >({ number: '*' });
      return Number(row?.number);
    }),
  );
  return Math.min(
    numbers.reduce((a, b) => a + b, 0),
    MOST_COUNTED,
  );
}

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

/** A page of a search with its counts. What is not counted can still be paged to: `count` goes beyond the page then. */
export async function searchEnquiries(
  strapi: Core.Strapi,
  search: EnquirySearch,
  paging: Paging,
): Promise<Counts & { readonly found: readonly StoredEnquiry[] }> {
  const rare = await rareWord(strapi, search);
  const counts = await countsOf(strapi, search, rare);
  if (search.areas.length === 0) return { ...counts, found: [] };
  const page = await rowsOf<{ id: number }>(enquiryQueries(strapi, search, rare, paging).page);
  const ids = page.map(({ id }) => id);
  const rows = (await strapi.db
    .query(enquiry.uid)
    .findMany({ where: { id: { $in: ids } } })) as readonly StoredEnquiry[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isFull = ids.length === paging.limit;
  const seen = ids.length === 0 ? 0 : paging.offset + ids.length + (isFull ? 1 : 0);
  return {
    ...counts,
    count: counts.isMore ? Math.max(counts.count, seen) : counts.count,
    found: ids.flatMap((id) => byId.get(id) ?? []),
  };
}
