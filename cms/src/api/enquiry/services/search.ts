import type { Core } from '@strapi/strapi';
import { invalid } from '../../../http/errors';
import type { Body } from '../../../http/call';
import { ENQUIRY_RULE, ENQUIRY_STATUSES, isArea, parseFilters } from '../../../domain';
import type { Area, RecordField } from '../../../domain';
import type { SignedIn } from '../../../sessions/caller';
import { enquiry } from '../resource';

const FILTERS = {
  area: { type: 'text', label: 'Region' },
  status: ENQUIRY_RULE.fields.stage,
  listing: { type: 'text', label: 'Listing' },
  from: { type: 'date', label: 'From' },
  to: { type: 'date', label: 'To' },
  words: { type: 'text', label: 'Words' },
} as const satisfies Readonly<Record<string, RecordField>>;

/** The filters of a search of enquiries; null for those that are not sent. */
type EnquirySearch = Readonly<Record<keyof typeof FILTERS, string | null>> & {
  readonly mine: boolean;
};

/** @throws 400 */
export function readEnquirySearch(values: Body): EnquirySearch {
  const { values: search, errors } = parseFilters(FILTERS, values);
  if (typeof search.area === 'string' && !isArea(search.area))
    errors.area = 'There is no such region';
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...(search as EnquirySearch), mine: values.mine === true };
}

/** The instant (ISO 8601, UTC) when a day begins at the offices. @param days to add to the day */
const startOf = (day: string, days = 0): string => {
  const start = new Date(`${day}T00:00:00+05:30`);
  start.setUTCDate(start.getUTCDate() + days);
  return start.toISOString();
};

/** The query of a search within regions. */
export function filterOf(search: EnquirySearch, areas: readonly Area[], caller: SignedIn): object {
  const { area, status, listing, from, to, words, mine } = search;
  const text = { $containsi: words };
  return {
    $and: [
      { area: { $in: areas.filter((one) => area === null || one === area) } },
      ...(status === null ? [] : [{ stage: status }]),
      ...(listing === null ? [] : [{ listingCode: { $eqi: listing } }]),
      ...(mine ? [{ ownerId: caller.documentId }] : []),
      ...(from === null ? [] : [{ receivedAt: { $gte: startOf(from) } }]),
      ...(to === null ? [] : [{ receivedAt: { $lt: startOf(to, 1) } }]),
      ...(words === null
        ? []
        : [
            {
              $or: ['name', 'phone', 'reference', 'message'].map((column) => ({ [column]: text })),
            },
          ]),
    ],
  };
}

/** How many enquiries of the regions have each status. */
export async function countByStatus(
  strapi: Core.Strapi,
  areas: readonly Area[],
): Promise<Readonly<Record<string, number>>> {
  const { tableName } = strapi.db.metadata.get(enquiry.uid);
  const rows = await strapi.db
    .connection(tableName)
    .whereIn('area', [...areas])
    .groupBy('stage')
    .select('stage')
    .count<readonly { stage: string; count: number | string }[]>({ count: '*' });
  const counts = new Map(rows.map(({ stage, count }) => [stage, Number(count)]));
  return Object.fromEntries(ENQUIRY_STATUSES.map((one) => [one, counts.get(one) ?? 0]));
}
