import { pageAddress, pageOf } from '../../components/pager/page-address';
import {
  ENQUIRIES_PATH,
  ENQUIRY_SOURCES,
  ENQUIRY_STATUSES,
  FOLLOW_UPS,
  isArea,
  withoutPhones,
} from '../../domain';

/** The filters that the inbox's address holds, by the names of the search. */
const FILTERS = [
  ...(['status', 'followUp', 'listing', 'locality', 'owner', 'source', 'area'] as const),
  ...(['from', 'to', 'words'] as const),
] as const;
export type FilterName = (typeof FILTERS)[number];
export type InboxFilters = Readonly<Partial<Record<FilterName, string>>>;

/** The parsed query of the inbox's address. */
export interface InboxQuery {
  readonly filters: InboxFilters;
  /** The page number, from 1. */
  readonly page: number;
}

/** The value of `listing` that finds enquiries without one. */
export const WITHOUT_LISTING = 'none';

const KNOWN: Partial<Readonly<Record<FilterName, (value: string) => boolean>>> = {
  status: (value) => ENQUIRY_STATUSES.some((one) => one === value),
  followUp: (value) => FOLLOW_UPS.some((one) => one === value),
  source: (value) => ENQUIRY_SOURCES.some((one) => one === value),
  area: isArea,
  from: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
  to: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
};

/** @param search the address's query, with or without `?`; what is no filter is ignored */
export function readInboxQuery(search: string): InboxQuery {
  const params = new URLSearchParams(search);
  const filters = FILTERS.flatMap((name) => {
    const value = params.get(name)?.trim() ?? '';
    return value === '' || KNOWN[name]?.(value) === false ? [] : [[name, value] as const];
  });
  return { filters: Object.fromEntries(filters), page: pageOf(params) };
}

/** The address of the inbox with these filters. An empty filter does not filter. */
export function inboxAddress(filters: InboxFilters, page = 1): string {
  const ordered = Object.fromEntries(FILTERS.map((name) => [name, filters[name]]));
  const words = withoutPhones(filters.words ?? '');
  return pageAddress(ENQUIRIES_PATH, { ...ordered, words }, page);
}

/** The address of one enquiry. */
export const enquiryAddress = (id: string): string =>
  `${ENQUIRIES_PATH}?id=${encodeURIComponent(id)}`;

/** The address of the work of today. */
export const TODAY_ADDRESS = `${ENQUIRIES_PATH}?view=today`;

/** The address of the notifications that failed. @param page from 1 */
export const failedAddress = (page = 1): string =>
  `${ENQUIRIES_PATH}?view=failed${page > 1 ? `&page=${String(page)}` : ''}`;
