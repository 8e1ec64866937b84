import { LIMITS } from './field-types';
import { requiredMessage } from './messages';
import { officeDay } from './office-time';
import { required } from './record-field';
import type { RecordRule } from './record-field';
import { REGIONS } from './regions';
import type { Area } from './regions';

/** The steps of an enquiry, in their usual order. Source: docs/contract.md, "Enquiries". */
export const ENQUIRY_STATUSES = [
  ...['New', 'Contacted', 'Visit planned', 'Negotiating', 'Won', 'Lost', 'Spam'],
] as const;

/** Enquiries of these statuses need no further work. */
const CLOSED: readonly unknown[] = ['Won', 'Lost', 'Spam'];

/** Whether an enquiry can still be answered: it is not closed, and its consent is not withdrawn. */
export const isOpenEnquiry = (stage: unknown, withdrawnAt: unknown): boolean =>
  !CLOSED.includes(stage) && (withdrawnAt ?? null) === null;

/** The sources that staff enter. */
export const ENTERED_SOURCES = ['Call', 'Walk-in'] as const;

/** How an enquiry reached the brokerage. */
export const ENQUIRY_SOURCES = ['Site', ...ENTERED_SOURCES] as const;

/** The searches by follow-up: before today, today, or open without a day. */
export const FOLLOW_UPS = ['overdue', 'due', 'none'] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

/** A search counts up to this number, so that its time does not grow with the number of enquiries. */
export const MOST_COUNTED = 1000;

/** When a visitor wants to be called. */
export const CALL_TIMES = ['Anytime', 'Morning', 'Afternoon', 'Evening'] as const;

/** The languages of the notice about personal data. */
export const NOTICE_LANGUAGES = ['English', 'Hindi'] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

/** The legal texts that are the notice, by language. Its version is the date since which it is in force. */
export const ENQUIRY_NOTICES: Readonly<Record<NoticeLanguage, string>> = {
  English: 'enquiry-notice',
  Hindi: 'enquiry-notice-hindi',
};

/** The message for an enquiry without consent. */
export const CONSENT_MISSING = 'Please agree to be contacted about this enquiry';

/** The values of a new enquiry for fields that are not sent. */
export const ENQUIRY_DEFAULTS = { callTime: 'Anytime', stage: 'New' } as const;

/** A visit is requested for one of so many days from today. */
export const VISIT_DAYS = 14;

/** What a visitor fills in. */
export const ENQUIRY_VISITOR_FIELDS = {
  name: required({ type: 'text', label: 'Name', max: 80 }),
  phone: required({ type: 'mobile', label: 'Mobile Number' }),
  email: { type: 'email', label: 'Email' },
  message: { type: 'longText', label: 'Message', max: 2000 },
  callTime: required({ type: 'choice', label: 'When to Call', options: CALL_TIMES }),
  visitOn: { type: 'date', label: 'Visit On' },
} as const satisfies RecordRule['fields'];

/** The fields and rules of an enquiry. Source: docs/contract.md, "Enquiries". */
export const ENQUIRY_RULE = {
  fields: {
    ...ENQUIRY_VISITOR_FIELDS,
    stage: required({ type: 'choice', label: 'Status', options: ENQUIRY_STATUSES }),
    lostReason: { type: 'text', label: 'Reason', max: LIMITS.text },
    followUpOn: { type: 'date', label: 'Follow-up On' },
  },
  crossFieldErrors: ({ stage, lostReason }) =>
    stage === 'Lost' && (lostReason ?? null) === null
      ? [['lostReason', requiredMessage('Reason')]]
      : [],
} as const satisfies RecordRule;

const DAY_MS = 86_400_000;

/** The first and the last day (yyyy-MM-dd) that a visit can be requested for. @param now milliseconds since 1970 */
export const visitDays = (now: number): { readonly first: string; readonly last: string } => ({
  first: officeDay(new Date(now).toISOString()),
  last: officeDay(new Date(now + VISIT_DAYS * DAY_MS).toISOString()),
});

/** The message for a day of visit that cannot be requested; undefined for none or a possible one. */
export function visitError(day: string | null, now: number): string | undefined {
  if (day === null) return undefined;
  const { first, last } = visitDays(now);
  return day >= first && day <= last
    ? undefined
    : `Visit On must be within the next ${String(VISIT_DAYS)} days`;
}

/** Staff plan a visit or a follow-up for at most so many days from today. */
const PLAN_DAYS = 365;

/**
 * The message for a day for which staff cannot plan a visit or a follow-up; undefined for none or a possible one.
 * @param day yyyy-MM-dd @param now milliseconds since 1970
 */
export function plannedDayError(
  { label }: { readonly label: string },
  day: string | null,
  now: number,
): string | undefined {
  if (day === null) return undefined;
  const first = officeDay(new Date(now).toISOString());
  const last = officeDay(new Date(now + PLAN_DAYS * DAY_MS).toISOString());
  return day >= first && day <= last
    ? undefined
    : `${label} must be from today to one year from now`;
}

/** The number of an enquiry as people read it: `ENQ-000123`. */
export const enquiryReference = (number: number): string =>
  `ENQ-${String(number).padStart(6, '0')}`;

/** A listing as a sentence names it: its words, then its code. */
export const wordsWithCode = (words: string, code: string): string => `${words} (${code})`;

/** The first text of an enquiry: about a listing in its words, a region, or nothing yet. */
export function enquiryMessage(area: Area | undefined, words: string | undefined): string {
  if (!area) return '';
  return `I am interested in ${words ?? `properties in ${REGIONS[area].contactPhrase}`}.`;
}
