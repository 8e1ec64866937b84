import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { NotificationKind } from '../../../domain';
import { readEnv } from '../../../settings/env';
import { countOutcome } from './counts';
import { claim, dropNotification, dueNotifications, recordFailure, recordSent } from './outbox';
import type { Notification } from './outbox';
import { FinalError, senderOf } from './senders';
import type { Deliver } from './senders';

/** How many notifications of a kind one process sends at once. */
const AT_ONCE = 4;
/** An attempt ends after so many times the silence that is allowed; the lease of the notification lasts longer. */
const ATTEMPT = 3;
const LEASE = 2 * ATTEMPT;
const RECORD_PAUSE_MS = 500;

type Clock = () => number;

/** The reason of a failed attempt: codes only, because messages of servers repeat addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((one) => ['string', 'number'].includes(typeof one));
  return codes.length > 0 ? codes.join(' ') : error.name;
}

/** Stores the acknowledgement before anything else happens, also over a short absence of the database. */
async function acknowledge(
  strapi: Core.Strapi,
  { id, key }: Notification,
  now: Clock,
  until: number,
): Promise<void> {
  for (;;) {
    try {
      await recordSent(strapi, id, now());
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      strapi.log.warn(`The acknowledgement of notification ${key} is not stored yet`);
      await delay(RECORD_PAUSE_MS);
    }
  }
}

/** One attempt. An acknowledgement that comes after the end of the attempt is stored too. */
async function attempt(
  strapi: Core.Strapi,
  taken: Notification,
  deliver: Deliver,
  now: Clock,
): Promise<void> {
  const most = ATTEMPT * readEnv().notifySeconds * 1000;
  const until = Date.now() + most;
  const stop = new AbortController();
  const sending = deliver().then(() => acknowledge(strapi, taken, now, until));
  const tooLong = delay(most, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw Object.assign(new Error('The attempt took too long'), { code: 'ETIMEDOUT' });
  });
  try {
    await Promise.race([sending, tooLong]);
    countOutcome(taken.kind, 'sent');
  } catch (error) {
    const reason = reasonOf(error);
    countOutcome(taken.kind, 'failed');
    strapi.log.warn(`Notification ${taken.key} (${taken.kind}) was not sent: ${reason}`);
    const isFinal = error instanceof FinalError;
    await recordFailure(strapi, taken, { error: reason, isFinal }, now());
  } finally {
    stop.abort();
  }
}

/**
 * Sends the notifications of a kind that are due, some at once. What cannot be sent waits for its next attempt.
 * @param now the clock of the queue, in milliseconds since 1970
 * @returns how many were tried or dropped; 0 where nothing is due, or nothing is set up to send them
 */
export async function sendDue(
  strapi: Core.Strapi,
  kind: NotificationKind,
  now: Clock,
): Promise<number> {
  const sender = senderOf(strapi, kind);
  if (!sender) return 0;
  const due = await dueNotifications(strapi, kind, now(), AT_ONCE);
  const leaseMs = LEASE * readEnv().notifySeconds * 1000;
  await Promise.all(
    due.map(async (one) => {
      const taken = await claim(strapi, one, now() + leaseMs);
      if (!taken) return;
      const deliver = await sender(taken);
      if (deliver) await attempt(strapi, taken, deliver, now);
      else await dropNotification(strapi, taken.id);
    }),
  );
  return due.length;
}
