import type { Dashboard } from '../../domain';
import { hasFields, isNumber, isRecord, listOf } from '../../requests/answer-guards';
import { post } from '../../requests/request';
import type { DashboardQuery } from './dashboard-query';

const FIGURES = { enquiries: isNumber, taps: isNumber, views: isNumber };
const rows = listOf(isRecord);
const DASHBOARD = hasFields({
  totals: hasFields(FIGURES),
  periods: listOf(hasFields(FIGURES)),
  ...{ statuses: rows, sources: rows, channels: rows, localities: rows, listings: rows },
  ...{ owners: rows, unanswered: rows, quiet: hasFields({ count: isNumber, listings: rows }) },
});

/** @throws ApiError */
export const readDashboard = (query: DashboardQuery, signal: AbortSignal): Promise<Dashboard> =>
  post('/api/Dashboard', query, DASHBOARD, signal);
