/** To whom an enquiry is told. Source: docs/contract.md, "Notifications". */
export const NOTIFICATION_KINDS = ['office', 'receipt', 'webhook'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What has happened to the enquiry. */
export const NOTIFICATION_EVENTS = ['received', 'withdrawn'] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;

/** So long after it was queued, or sent again by staff, a notification is given up. */
export const NOTIFY_FOR_MS = 3 * 24 * 60 * MINUTE_MS;

/** The pause in milliseconds after a failed attempt: 1, 2, 4 … minutes, at most 6 hours. @param attempts made so far */
export const notifyPause = (attempts: number): number =>
  Math.min(MINUTE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS);
