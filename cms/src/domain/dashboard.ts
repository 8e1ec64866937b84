import type { Kind } from './listings';
import { officeDay } from './office-time';
import type { Area } from './regions';

/** The periods by which the dashboard counts. Source: docs/contract.md, "Dashboard" */
export const DASHBOARD_STEPS = ['day', 'week', 'month'] as const;
export type DashboardStep = (typeof DASHBOARD_STEPS)[number];

/** How many periods the dashboard shows, the present one included. */
const SHOWN: Readonly<Record<DashboardStep, number>> = { day: 30, week: 13, month: 12 };

/** Listings without views or enquiries in so many days are quiet; those withdrawn in them are told. */
export const QUIET_DAYS = 30;
/** A listing without an enquiry is told from so many views on. */
export const MANY_VIEWS = 10;

/** Days as yyyy-MM-dd, at the offices; both belong to it. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;

/** The day so many days later. @param day yyyy-MM-dd */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The first day of the period that is so many periods before that of a day. Weeks begin on Monday. */
function startBefore(step: DashboardStep, day: string, periods: number): string {
  if (step === 'day') return addDays(day, -periods);
  const date = new Date(day);
  if (step === 'week') return addDays(day, -((date.getUTCDay() + 6) % 7) - 7 * periods);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - periods))
    .toISOString()
    .slice(0, 10);
}

/** The periods of the dashboard, oldest first. The last one ends today. @param now milliseconds since 1970 */
export function dashboardPeriods(step: DashboardStep, now: number): readonly Days[] {
  const today = officeDay(new Date(now).toISOString());
  return Array.from({ length: SHOWN[step] }, (_, at) => {
    const before = SHOWN[step] - 1 - at;
    const to = before === 0 ? today : addDays(startBefore(step, today, before - 1), -1);
    return { from: startBefore(step, today, before), to };
  });
}

/** The days in which a listing is quiet without a view or an enquiry. @param now milliseconds since 1970 */
export function quietDays(now: number): Days {
  const to = officeDay(new Date(now).toISOString());
  return { from: addDays(to, 1 - QUIET_DAYS), to };
}

/** The middle value, or the mean of both middle values; null without values. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

/** What is counted of a period, a locality or a listing. */
export interface Figures {
  readonly enquiries: number;
  /** Taps on ways of contact, without views. */
  readonly taps: number;
  readonly views: number;
}

/** A listing in a table of the dashboard. */
export interface DashboardListing {
  readonly area: Area;
  readonly kind: Kind;
  readonly _id: string;
  readonly code: string;
  /** `3 BHK Flat for SALE in Shri Radha Apartments`; null where nothing is known of a deleted listing. */
  readonly title: string | null;
  readonly locality: string | null;
  /** Whether it has a public page. */
  readonly isPublic: boolean;
  /** Its title is what the CMS has kept of it. */
  readonly isDeleted: boolean;
}

export type ListingFigures = DashboardListing & Figures;

/** The outcome of a number of enquiries. */
export interface EnquiryOutcome {
  readonly enquiries: number;
  readonly won: number;
  readonly spam: number;
  /** The median of the minutes to the first contact; null where nobody was contacted. */
  readonly firstContactMinutes: number | null;
}

/** The share of enquiries that were won, of all that are not spam; null where there are none. */
export const conversion = ({ enquiries, won, spam }: EnquiryOutcome): number | null =>
  enquiries > spam ? won / (enquiries - spam) : null;

/** The answer of the call Dashboard. */
export interface Dashboard extends Days {
  readonly step: DashboardStep;
  readonly areas: readonly Area[];
  /** Whether an e-mail server is set. */
  readonly sendsEmail: boolean;
  /** How many notifications of these regions could not be sent. */
  readonly failedNotifications: number;
  readonly totals: Figures & EnquiryOutcome;
  readonly periods: readonly (Days & Figures)[];
  readonly statuses: readonly { readonly status: string; readonly enquiries: number }[];
  /** How the enquiries reached the brokerage. */
  readonly sources: readonly { readonly source: string; readonly enquiries: number }[];
  readonly channels: readonly { readonly channel: string; readonly taps: number }[];
  /** Null: without a listing. */
  readonly localities: readonly (Figures & { readonly locality: string | null })[];
  readonly listings: readonly ListingFigures[];
  /** Null: nobody has taken them. */
  readonly owners: readonly (EnquiryOutcome & {
    readonly _id: string | null;
    readonly name: string | null;
  })[];
  /** The listings with many views and no enquiry in the last days, most views first. */
  readonly unanswered: readonly ListingFigures[];
  /** The listings without views and enquiries in the last days, oldest first, and how many there are. */
  readonly quiet: { readonly count: number; readonly listings: readonly DashboardListing[] };
  /** The listings that the job withdrew in the last days for lack of a check, the last first, and how many there are. */
  readonly lapsed: {
    readonly count: number;
    readonly listings: readonly (DashboardListing & { readonly lapsedOn: string })[];
  };
}
