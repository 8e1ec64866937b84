import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { sendDue } from '../../src/api/notification/services/send-due';
import type { NotificationKind } from '../../src/domain';
import { ENQUIRY_UID, NOTIFICATION_UID } from '../../src/uids';
import { cmsOfFile } from './cms';
import type { Settings } from './cms';
import { QUICK_PROOFS, sendEnquiry } from './enquiry-proof';
import { addOffices, notificationsOf, startMailServer, startWebhook } from './notifications';
import { waitUntil } from './wait-until';

export const MINUTE = 60_000;
export const VISITOR = { area: 'ggn', name: 'Asha', phone: '9200000081', consent: true };

/** A CMS that notifies a real mail server and a real webhook. */
export class NotificationFixture {
  readonly cms = cmsOfFile(() => this.startServers());
  mail!: Awaited<ReturnType<typeof startMailServer>>;
  webhook!: Awaited<ReturnType<typeof startWebhook>>;

  /** A fixture that is open while a file's tests run. */
  static ofFile(): NotificationFixture {
    const fixture = new NotificationFixture();
    beforeAll(() => addOffices(fixture.cms));
    beforeEach(() => {
      fixture.reset();
    });
    afterAll(() => Promise.all([fixture.mail.close(), fixture.webhook.close()]));
    return fixture;
  }

  private async startServers(): Promise<Settings> {
    [this.mail, this.webhook] = [await startMailServer(), await startWebhook()];
    const limits = { LIMIT_ENQUIRIES: '0', LIMIT_ENQUIRIES_PHONE: '0' };
    return {
      ...{ ...this.mail.settings, ...this.webhook.settings, ...limits, ...QUICK_PROOFS },
      NOTIFY_SECONDS: '3',
    };
  }

  /** Both servers acknowledge everything, and have received nothing. */
  private reset(): void {
    this.mail.treat('accept');
    this.webhook.answerWith((response) => response.writeHead(204).end());
    [this.mail.mails.length, this.webhook.posted.length] = [0, 0];
  }

  async send(more: object = {}) {
    const answer = await sendEnquiry(this.cms, { ...VISITOR, ...more });
    if (answer.status !== 200) throw new Error(answer.text);
    const sent = answer.body as { reference: string; key: string };
    const { documentId } = (await this.cms.strapi.db
      .query(ENQUIRY_UID)
      .findOne({ where: { reference: sent.reference } })) as { documentId: string };
    return { ...sent, id: documentId };
  }

  async statesOf(id: string) {
    return Object.fromEntries(
      (await notificationsOf(this.cms, id)).map((one) => [one.kind, one.state]),
    );
  }

  async attemptOf(id: string, kind: string) {
    return (await notificationsOf(this.cms, id)).find((one) => one.kind === kind);
  }

  /** Waits for the first attempt, which the CMS makes by itself. */
  tried(id: string, kind: string): Promise<void> {
    return waitUntil(async () => {
      const one = await this.attemptOf(id, kind);
      return one?.state === 'sent' || (one?.error ?? null) !== null;
    });
  }

  /** Waits until each has had its first attempt. */
  idle(): Promise<void> {
    return waitUntil(async () => {
      const where = { state: 'waiting', error: { $null: true } };
      return (await this.cms.strapi.db.query(NOTIFICATION_UID).count({ where })) === 0;
    });
  }

  /** Sends what is due so many minutes from now. */
  async sendAfter(kind: NotificationKind, minutes: number): Promise<void> {
    const now = Date.now() + minutes * MINUTE;
    while ((await sendDue(this.cms.strapi, kind, () => now)) > 0);
  }
}
