import { pageAddress } from '../../components/pager/page-address';
import { DASHBOARD_PATH, DASHBOARD_STEPS, ENQUIRIES_PATH, isArea } from '../../domain';
import type { Area, DashboardStep } from '../../domain';

/** The parsed query of the dashboard's address. */
export interface DashboardQuery {
  readonly step: DashboardStep;
  /** Null: every region of the user. */
  readonly area: Area | null;
}

/** The view of the listings to check. */
const TO_CHECK = 'to-check';

/** @param search the address's query, with or without `?`; what is unknown is ignored */
export function readDashboardQuery(search: string): DashboardQuery {
  const params = new URLSearchParams(search);
  const [step, area] = [params.get('by'), params.get('area')];
  return {
    step: DASHBOARD_STEPS.find((one) => one === step) ?? 'day',
    area: isArea(area) ? area : null,
  };
}

export const dashboardAddress = ({ step, area }: DashboardQuery): string =>
  pageAddress(DASHBOARD_PATH, { by: step === 'day' ? null : step, area });

/** Whether the address shows the listings to check in place of the figures. */
export const isToCheck = (search: string): boolean =>
  new URLSearchParams(search).get('view') === TO_CHECK;

/** The address of the listings to check. @param area null: the first region of the user */
export const toCheckAddress = (area: Area | null): string =>
  pageAddress(DASHBOARD_PATH, { view: TO_CHECK, area });

/** The address of the notifications that could not be sent. */
export const FAILED_ADDRESS = pageAddress(ENQUIRIES_PATH, { view: 'failed' });

/** The filters of the inbox that the dashboard links to. */
export interface CountedEnquiries {
  readonly from: string;
  readonly to: string;
  readonly area?: Area | null;
  readonly status?: string;
  readonly locality?: string;
  readonly source?: string;
  /** A listing's code, or `none`. */
  readonly listing?: string;
  /** The `_id` of an account, or `nobody`. */
  readonly owner?: string;
}

/** The address of the enquiries that a figure counts. */
export const enquiriesAddress = (counted: CountedEnquiries): string =>
  pageAddress(ENQUIRIES_PATH, { ...counted });
