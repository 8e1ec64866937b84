import { invalid } from '../../../http/errors';
import type { Body } from '../../../http/call';
import {
  ENQUIRY_RULE,
  ENQUIRY_SOURCES,
  FOLLOW_UPS,
  isArea,
  officeDay,
  officeDayStart,
  parseFilters,
  parseMobile,
} from '../../../domain';
import type { Area, FollowUp, RecordField } from '../../../domain';
import type { SignedIn } from '../../../sessions/caller';
import { visibleAreas } from './find';
import { wordsIn } from './words';

const FILTERS = {
  area: { type: 'text', label: 'Region' },
  status: ENQUIRY_RULE.fields.stage,
  followUp: { type: 'choice', label: 'Follow-up', options: FOLLOW_UPS },
  listing: { type: 'text', label: 'Listing' },
  locality: { type: 'text', label: 'Locality' },
  owner: { type: 'text', label: 'Owner' },
  source: { type: 'choice', label: 'Source', options: ENQUIRY_SOURCES },
  from: { type: 'date', label: 'From' },
  to: { type: 'date', label: 'To' },
  words: { type: 'text', label: 'Words' },
} as const satisfies Readonly<Record<string, RecordField>>;

type Values = Readonly<Record<Exclude<keyof typeof FILTERS, 'followUp'>, string | null>> & {
  readonly followUp: FollowUp | null;
};

/** The keys of a search's values. */
export const SEARCH_KEYS: readonly string[] = Object.keys(FILTERS);

/** A search of enquiries; null for filters that are not sent. */
export interface EnquirySearch extends Pick<Values, 'status' | 'followUp' | 'locality' | 'source'> {
  readonly areas: readonly Area[];
  /** A listing's code; empty for enquiries without a listing. */
  readonly listing: string | null;
  /** The `_id` of an account; empty for enquiries that nobody has. */
  readonly owner: string | null;
  readonly from: Date | null;
  readonly before: Date | null;
  readonly words: readonly string[];
  readonly isOldestFirst: boolean;
  /** The day at the offices. */
  readonly today: string;
  /** Only regions and status are asked for. */
  readonly isPlain: boolean;
}

/** The value of `listing` that finds enquiries without one. */
const WITHOUT = 'none';

const listingOf = (listing: string | null): string | null =>
  listing === WITHOUT ? '' : (listing?.toUpperCase() ?? null);

function ownerOf(owner: string | null, caller: SignedIn): string | null {
  if (owner === 'me') return caller.documentId;
  return owner === 'nobody' ? '' : owner;
}

/** A search that finds every enquiry of a caller's regions. */
export const wholeSearch = (caller: SignedIn): EnquirySearch => ({
  ...{ areas: visibleAreas(caller), status: null, followUp: null, listing: null, locality: null },
  ...{ owner: null, source: null, from: null, before: null, words: [] },
  ...{ isOldestFirst: false, isPlain: true },
  today: officeDay(new Date().toISOString()),
});

/** The search that the `values` of a call ask for, within the caller's regions. @throws 400 */
export function readEnquirySearch(values: Body, caller: SignedIn): EnquirySearch {
  const { values: parsed, errors } = parseFilters(FILTERS, values);
  const search = parsed as unknown as Values;
  const { area, status, followUp, locality, source, words } = search;
  if (area !== null && !isArea(area)) errors.area = 'There is no such region';
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const owner = ownerOf(search.owner, caller);
  const from = search.from === null ? null : officeDayStart(search.from);
  const before = search.to === null ? null : officeDayStart(search.to, 1);
  const listing = listingOf(search.listing);
  const others = [followUp, listing, locality, owner, source, from, before, words];
  const whole = wholeSearch(caller);
  return {
    ...whole,
    ...{ status, followUp, listing, locality, owner, source, from, before },
    areas: whole.areas.filter((one) => area === null || one === area),
    // A phone is found as people type it.
    words: wordsIn(parseMobile(words ?? '') ?? words ?? ''),
    isOldestFirst: values.oldestFirst === true,
    isPlain: others.every((one) => one === null),
  };
}
