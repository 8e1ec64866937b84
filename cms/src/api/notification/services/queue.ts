import type { Core } from '@strapi/strapi';
import { afterCommit } from '../../../documents/revision';
import type { Area, NotificationEvent, NotificationKind } from '../../../domain';
import { readEnv } from '../../../settings/env';
import { addNotifications } from './outbox';
import { wakeWorker } from './worker';

interface Told {
  readonly documentId: string;
  readonly area: Area;
  readonly email?: string | null;
}

/**
 * Queues what is to be told about an enquiry, in the current write: to the office by e-mail, to a visitor who gave an
 * address a receipt, and to the webhook. Without a mail server no e-mail is queued, without a webhook no call of it.
 */
export async function queueNotifications(
  strapi: Core.Strapi,
  { documentId: enquiry, area, email }: Told,
  event: NotificationEvent,
): Promise<void> {
  const { smtp, enquiryWebhook } = readEnv();
  const kinds: NotificationKind[] = [];
  if (smtp) kinds.push('office');
  if (smtp && event === 'received' && (email ?? null) !== null) kinds.push('receipt');
  if (enquiryWebhook) kinds.push('webhook');
  if (kinds.length === 0) return;
  await addNotifications(
    strapi,
    kinds.map((kind) => ({ kind, event, enquiry, area })),
    Date.now(),
  );
  afterCommit(wakeWorker);
}
