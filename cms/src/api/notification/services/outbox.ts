import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { queryInTransaction } from '../../../documents/query';
import { NOTIFY_FOR_MS, notifyPause } from '../../../domain';
import type { Area, NotificationEvent, NotificationKind } from '../../../domain';
import { notification } from '../resource';

/** A row of the outbox. Times are milliseconds since 1970. */
export interface Notification {
  readonly id: number;
  readonly key: string;
  readonly kind: NotificationKind;
  readonly event: NotificationEvent;
  readonly enquiry: string;
  readonly area: Area;
  readonly attempts: number;
  readonly dueAt: number;
  readonly expiresAt: number;
}

type NewNotification = Pick<Notification, 'kind' | 'event' | 'enquiry' | 'area'>;
type Row = Omit<Notification, 'dueAt' | 'expiresAt'> & {
  readonly due_at: number | string;
  readonly expires_at: number | string;
};

const COLUMNS = [
  ...['id', 'key', 'kind', 'event', 'enquiry', 'area', 'attempts', 'due_at', 'expires_at'],
] as const;

/** Queries the outbox, in the current transaction if there is one. */
export function inOutbox<T>(
  strapi: Core.Strapi,
  query: (rows: Knex.QueryBuilder) => PromiseLike<T>,
): Promise<T> {
  const { tableName } = strapi.db.metadata.get(notification.uid);
  return queryInTransaction(strapi, (knex) => query(knex(tableName)));
}

/** Adds notifications, in the transaction of what they tell. @param now milliseconds since 1970 */
export async function addNotifications(
  strapi: Core.Strapi,
  notifications: readonly NewNotification[],
  now: number,
): Promise<void> {
  if (notifications.length === 0) return;
  const times = { queued_at: now, due_at: now, expires_at: now + NOTIFY_FOR_MS };
  const rows = notifications.map((one) => ({
    ...{ ...one, ...times, key: randomUUID(), state: 'waiting', attempts: 0 },
  }));
  await inOutbox(strapi, (outbox) => outbox.insert(rows));
}

/** Removes everything that is or was to be told about enquiries. @param enquiries their `_id`s */
export async function removeNotifications(
  strapi: Core.Strapi,
  enquiries: readonly string[],
): Promise<void> {
  await inOutbox(strapi, (outbox) => ofEnquiries(outbox, enquiries).delete());
}

/** The rows of enquiries. @param outbox a query of the table */
export const ofEnquiries = (outbox: Knex.QueryBuilder, enquiries: readonly string[]) =>
  outbox.whereIn('enquiry', [...enquiries]);

/** The rows of a kind that are due, the longest due first. @param outbox a query of the table */
export const dueQuery = (
  outbox: Knex.QueryBuilder,
  kind: NotificationKind,
  now: number,
  most: number,
) =>
  outbox
    .where({ state: 'waiting', kind })
    .where('due_at', '<=', now)
    .orderBy(['due_at', 'id'])
    .limit(most)
    .select<readonly Row[]>(...COLUMNS);

/** The notifications of a kind that are due, the longest due first. */
export async function dueNotifications(
  strapi: Core.Strapi,
  kind: NotificationKind,
  now: number,
  most: number,
): Promise<readonly Notification[]> {
  const rows = await inOutbox(strapi, (outbox) => dueQuery(outbox, kind, now, most));
  return rows.map(({ due_at, expires_at, ...row }) => ({
    ...{ ...row, dueAt: Number(due_at), expiresAt: Number(expires_at) },
  }));
}

/**
 * Takes a due notification for one attempt. Of several processes one gets it. When the lease ends without a recorded
 * outcome, because the process has died, the notification is due again.
 * @param until the end of the lease
 * @returns the notification as it is now; undefined if somebody else has it
 */
export async function claim(
  strapi: Core.Strapi,
  { id, dueAt, ...facts }: Notification,
  until: number,
): Promise<Notification | undefined> {
  const attempts = facts.attempts + 1;
  const taken = await inOutbox(strapi, (outbox) =>
    outbox.where({ id, state: 'waiting', due_at: dueAt }).update({ due_at: until, attempts }),
  );
  return taken === 1 ? { ...facts, id, attempts, dueAt: until } : undefined;
}

/** Records that the receiver has acknowledged it: whoever else has claimed it meanwhile, it is sent. */
export async function recordSent(strapi: Core.Strapi, id: number, now: number): Promise<void> {
  const sent = { state: 'sent', ended_at: now, error: null };
  await inOutbox(strapi, (outbox) => outbox.where({ id }).update(sent));
}

/** Records a failed attempt of the holder of the lease: it waits for the next one, or has failed for good. */
export async function recordFailure(
  strapi: Core.Strapi,
  { id, dueAt, attempts, expiresAt }: Notification,
  { error, isFinal }: { readonly error: string; readonly isFinal: boolean },
  now: number,
): Promise<void> {
  const next = now + notifyPause(attempts);
  const outcome =
    isFinal || next > expiresAt
      ? { state: 'failed', ended_at: now, error }
      : { due_at: next, error };
  await inOutbox(strapi, (outbox) =>
    outbox.where({ id, state: 'waiting', due_at: dueAt }).update(outcome),
  );
}

/** Removes a notification that is no longer to be sent. */
export async function dropNotification(strapi: Core.Strapi, id: number): Promise<void> {
  await inOutbox(strapi, (outbox) => outbox.where({ id }).delete());
}
