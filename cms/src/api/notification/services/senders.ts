import type { Core } from '@strapi/strapi';
import { ownEnquiryPath } from '../../../domain';
import type { NotificationKind } from '../../../domain';
import { readEnv } from '../../../settings/env';
import type { Env } from '../../../settings/env';
import { enquiryKey } from '../../enquiry/services/key';
import { readSender, readTold } from './facts';
import { officeMail, receiptMail } from './mail-texts';
import type { MailText } from './mail-texts';
import type { Notification } from './outbox';
import { postToWebhook, webhookBody } from './webhook';

/** One attempt to send. It resolves when the receiver has acknowledged. */
export type Deliver = () => Promise<unknown>;
/** Prepares a notification; undefined where it is no longer to be sent. */
type Prepare = (one: Notification) => Promise<Deliver | undefined>;

/** A failure whose cause does not go away by itself. */
export class FinalError extends Error {}

interface EmailService {
  send: (message: object) => Promise<unknown>;
}

/** Addresses are objects: a text could be read as several addresses. */
const addressee = (address: string) => ({ name: '', address });

/** The mail server's answer that an address does not exist. */
const isRefusedAddress = (error: unknown): boolean => {
  const { code, responseCode } = error as { readonly code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
};

/** Sends by Strapi's email plugin. The Message-ID is the same in each attempt. */
async function sendMail(
  strapi: Core.Strapi,
  { key }: Notification,
  { siteUrl }: Env,
  message: MailText & { readonly to: object; readonly replyTo?: object },
): Promise<void> {
  const email = strapi.plugin('email').service('email') as unknown as EmailService;
  const messageId = `<${key}@${new URL(siteUrl).hostname}>`;
  // Without it the plugin sends the text, which visitors have typed, as HTML too.
  const html = '';
  await email.send({ ...message, html, messageId });
}

const ofOffice =
  (strapi: Core.Strapi, env: Env): Prepare =>
  async (one) => {
    const told = await readTold(strapi, one);
    if (!told) return undefined;
    const sender = await readSender(strapi, one.area);
    const link = `${env.siteUrl}/enquiries/?id=${encodeURIComponent(one.enquiry)}`;
    const mail = officeMail(one.area, told, one.event, link);
    const hasReply = one.event === 'received' && told.email !== null;
    return async () => {
      if (!sender) throw Object.assign(new Error('No office has an address'), { code: 'EADDRESS' });
      await sendMail(strapi, one, env, {
        ...{ ...mail, to: addressee(sender.inbox) },
        ...(hasReply && { replyTo: addressee(told.email) }),
      });
    };
  };

const ofReceipt =
  (strapi: Core.Strapi, env: Env): Prepare =>
  async (one) => {
    const told = await readTold(strapi, one);
    const address = told?.email ?? null;
    if (!told || address === null) return undefined;
    const sender = await readSender(strapi, one.area);
    const link = `${env.siteUrl}${ownEnquiryPath(told.reference, enquiryKey(told.documentId))}`;
    return async () => {
      if (!sender) throw Object.assign(new Error('No office has an address'), { code: 'EADDRESS' });
      const mail = receiptMail(one.area, told, sender, link);
      try {
        await sendMail(strapi, one, env, { ...mail, to: addressee(address) });
      } catch (error) {
        // Nobody corrects a visitor's mistyped address.
        if (isRefusedAddress(error)) throw Object.assign(new FinalError('No such address'), error);
        throw error;
      }
    };
  };

const ofWebhook =
  (strapi: Core.Strapi, env: Env, webhook: NonNullable<Env['enquiryWebhook']>): Prepare =>
  async (one) => {
    const told = await readTold(strapi, one);
    if (!told) return undefined;
    const body = webhookBody(one, told);
    return () =>
      postToWebhook(webhook, one.key, body, { now: Date.now(), seconds: env.notifySeconds });
  };

/** How notifications of a kind are sent; undefined where nothing is set up to send them. */
export function senderOf(strapi: Core.Strapi, kind: NotificationKind): Prepare | undefined {
  const env = readEnv();
  if (kind === 'webhook') return env.enquiryWebhook && ofWebhook(strapi, env, env.enquiryWebhook);
  if (!env.smtp) return undefined;
  return kind === 'office' ? ofOffice(strapi, env) : ofReceipt(strapi, env);
}
