import type { Area, Dashboard, ListingToCheck } from '../../domain';
import { hasFields, isNumber, isRecord, listOf } from '../../requests/answer-guards';
import { post, request } from '../../requests/request';
import type { DashboardQuery } from './dashboard-query';

const FIGURES = { enquiries: isNumber, taps: isNumber, views: isNumber };
const rows = listOf(isRecord);
const COUNTED = hasFields({ count: isNumber, listings: rows });
const DASHBOARD = hasFields({
  totals: hasFields(FIGURES),
  periods: listOf(hasFields(FIGURES)),
  ...{ statuses: rows, sources: rows, channels: rows, localities: rows, listings: rows },
  ...{ owners: rows, unanswered: rows, quiet: COUNTED, lapsed: COUNTED },
});

/** @throws ApiError */
export const readDashboard = (query: DashboardQuery, signal: AbortSignal): Promise<Dashboard> =>
  post('/api/Dashboard', query, DASHBOARD, signal);

/** A page of the listings that are to be checked. */
interface FoundToCheck {
  readonly lists: readonly ListingToCheck[];
  readonly count: number;
}

/** The outcome of a check of several listings. */
interface Checked {
  readonly checked: number;
  readonly refused: readonly {
    readonly _id: string;
    readonly code: string | null;
    readonly reason: string;
  }[];
}

const TO_CHECK = hasFields({ lists: rows, count: isNumber });
const CHECKED = hasFields({ checked: isNumber, refused: rows });

/** The listings of a region that are to be checked, the longest unchecked first. @throws ApiError */
export const findToCheck = (
  area: Area,
  limit: number,
  signal: AbortSignal,
): Promise<FoundToCheck> =>
  post(`/api/${area}/ListingCheckSearch`, { limit, offset: 0 }, TO_CHECK, signal);

/** Checks listings of a region. @throws ApiError */
export async function checkListings(area: Area, ids: readonly string[]): Promise<Checked> {
  const path = `/api/${area}/ListingCheck`;
  return (await request<Checked>({ method: 'PUT', path, body: { ids }, expects: CHECKED })).body;
}
