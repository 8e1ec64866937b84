import { createHmac } from 'node:crypto';
import { ENQUIRY_SOURCES } from '../../../domain';
import type { StoredEnquiry } from '../../enquiry/services/present';
import { listingFor, presentOwnEnquiry } from '../../enquiry/services/present';
import type { Notification } from './outbox';

const iso = (instant: string | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

/**
 * The body of a webhook's request. After a withdrawal it has no personal data.
 * Source: docs/contract.md, "Notifications".
 */
export function webhookBody({ key, event }: Notification, told: StoredEnquiry): string {
  const { _id, reference, area, createdAt, withdrawnAt, ...facts } = presentOwnEnquiry(told);
  const common = { _id, reference, area, createdAt, withdrawnAt };
  const { source, consentedAt, noticeVersion: version, noticeLanguage: language } = told;
  const consent = consentedAt === null ? null : { version, language, at: iso(consentedAt) };
  return JSON.stringify({
    id: key,
    event: `enquiry.${event}`,
    enquiry:
      event === 'withdrawn'
        ? common
        : {
            ...common,
            ...facts,
            listing: listingFor(told),
            source: source ?? ENQUIRY_SOURCES[0],
            consent,
          },
  });
}

/** The signature of a body: hexadecimal HMAC-SHA256 of `timestamp.body`. @param timestamp seconds since 1970 */
export const signatureOf = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret)
    .update(`${String(timestamp)}.${body}`)
    .digest('hex');

/**
 * Posts a body. Any status of 200 to 299 acknowledges it; a redirection does not, because it could lead anywhere.
 * @param now milliseconds since 1970 @throws Error whose `code` says why it was not acknowledged
 */
export async function postToWebhook(
  { url, secret }: { readonly url: string; readonly secret: string },
  id: string,
  body: string,
  { now, seconds }: { readonly now: number; readonly seconds: number },
): Promise<void> {
  const timestamp = Math.floor(now / 1000);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(seconds * 1000),
    headers: {
      'Content-Type': 'application/json',
      'Webhook-Id': id,
      'Webhook-Timestamp': String(timestamp),
      'Webhook-Signature': `sha256=${signatureOf(secret, timestamp, body)}`,
    },
    body,
  }).catch((error: unknown) => {
    const { name, cause } = error as Error & { readonly cause?: { readonly code?: unknown } };
    throw Object.assign(new Error('The webhook did not answer'), { code: cause?.code ?? name });
  });
  await response.body?.cancel();
  if (!response.ok)
    throw Object.assign(new Error('The webhook refused'), {
      code: 'HTTP',
      responseCode: response.status,
    });
}
