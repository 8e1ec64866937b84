import type { Core } from '@strapi/strapi';
import { afterCommit } from '../../../documents/revision';
import type { Area, NotificationEvent, NotificationKind } from '../../../domain';
import { settings } from '../../../settings/env';
import { addNotifications } from './outbox';
import { wakeWorker } from './worker';

interface Told {
  readonly documentId: string;
  readonly area: Area;
  readonly email?: string | null;
  /** Staff have entered it. */
  readonly isEntered?: boolean;
}

function kindsOf({ email, isEntered = false }: Told, event: NotificationEvent) {
  const { smtp, enquiryWebhook } = settings();
  const kinds: NotificationKind[] = [];
  const isMailed = smtp !== undefined && !isEntered;
  if (isMailed) kinds.push('office');
  if (isMailed && event === 'received' && (email ?? null) !== null) kinds.push('receipt');
  if (enquiryWebhook) kinds.push('webhook');
  return kinds;
}

/**
 * Queues what is to be told about enquiries, in the current write: to the office by e-mail, to a visitor who gave an
 * address a receipt, and to the webhook. What staff entered is told to the webhook alone. Without a mail server no e-mail
 * is queued, without a webhook no call of it.
 */
export async function queueNotifications(
  strapi: Core.Strapi,
  told: readonly Told[],
  event: NotificationEvent,
): Promise<void> {
  const notifications = told.flatMap((one) =>
    kindsOf(one, event).map((kind) => ({ kind, event, enquiry: one.documentId, area: one.area })),
  );
  if (notifications.length === 0) return;
  await addNotifications(strapi, notifications, Date.now());
  afterCommit(wakeWorker);
}
