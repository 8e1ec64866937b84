import { sendDue } from '../../src/api/notification/services/send-due';
import type { NotificationKind } from '../../src/domain';
import { ENQUIRY_UID, NOTIFICATION_UID } from '../../src/uids';
import { bootCms } from './cms';
import { QUICK_PROOFS, sendEnquiry } from './enquiry-proof';
import { addOffices, notificationsOf, startMailServer, startWebhook } from './notifications';
import { waitUntil } from './wait-until';

export const MINUTE = 60_000;
export const VISITOR = { area: 'ggn', name: 'Asha', phone: '9200000081', consent: true };

/** A CMS that notifies a real mail server and a real webhook. */
export async function openNotifications() {
  const [mail, webhook] = [await startMailServer(), await startWebhook()];
  const limits = { LIMIT_ENQUIRIES: '0', LIMIT_ENQUIRIES_PHONE: '0' };
  const cms = await bootCms({
    ...{ ...mail.settings, ...webhook.settings, ...limits, ...QUICK_PROOFS },
    NOTIFY_SECONDS: '3',
  });
  await addOffices(cms);

  async function send(more: object = {}) {
    const answer = await sendEnquiry(cms, { ...VISITOR, ...more });
    if (answer.status !== 200) throw new Error(answer.text);
    const sent = answer.body as { reference: string; key: string };
    const { documentId } = (await cms.strapi.db
      .query(ENQUIRY_UID)
      .findOne({ where: { reference: sent.reference } })) as { documentId: string };
    return { ...sent, id: documentId };
  }
  const statesOf = async (id: string) =>
    Object.fromEntries((await notificationsOf(cms, id)).map((one) => [one.kind, one.state]));
  const attemptOf = async (id: string, kind: string) =>
    (await notificationsOf(cms, id)).find((one) => one.kind === kind);
  /** Waits for the first attempt, which the CMS makes by itself. */
  const tried = (id: string, kind: string) =>
    waitUntil(async () => {
      const one = await attemptOf(id, kind);
      return one?.state === 'sent' || (one?.error ?? null) !== null;
    });
  /** Waits until each has had its first attempt. */
  const idle = () =>
    waitUntil(async () => {
      const where = { state: 'waiting', error: { $null: true } };
      return (await cms.strapi.db.query(NOTIFICATION_UID).count({ where })) === 0;
    });
  /** Sends what is due so many minutes from now. */
  const sendAfter = async (kind: NotificationKind, minutes: number) => {
    const now = Date.now() + minutes * MINUTE;
    while ((await sendDue(cms.strapi, kind, () => now)) > 0);
  };

  return {
    ...{ cms, mail, webhook, send, statesOf, attemptOf, tried, idle, sendAfter },
    /** Both servers acknowledge everything, and have received nothing. */
    reset: () => {
      mail.treat('accept');
      webhook.answerWith((response) => response.writeHead(204).end());
      [mail.mails.length, webhook.posted.length] = [0, 0];
    },
    close: async () => {
      await cms.close();
      await Promise.all([mail.close(), webhook.close()]);
    },
  };
}
