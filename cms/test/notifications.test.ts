import { describe, expect, it } from '@jest/globals';
import { signatureOf } from '../src/api/notification/services/webhook';
import { NOTIFICATION_UID } from '../src/uids';
import { bodyOf, callAs, signIn } from './support/cms';
import { sendEnquiry } from './support/enquiry-proof';
import { NotificationFixture, VISITOR } from './support/notification-fixture';
import { notificationsOf, ofHeader } from './support/notifications';
import { waitUntil } from './support/wait-until';

const fixture = NotificationFixture.ofFile();

describe('a new enquiry', () => {
  it('is told to the office of its region, to the visitor and to the webhook', async () => {
    const { id, reference, key } = await fixture.send({
      email: 'asha@example.com',
      message: 'नमस्ते?',
    });
    await waitUntil(async () =>
      Object.values(await fixture.statesOf(id)).every((one) => one === 'sent'),
    );
    const [office] = fixture.mail.mails.filter(({ to }) => to.includes('branch@example.com'));
    const [receipt] = fixture.mail.mails.filter(({ to }) => to.includes('asha@example.com'));
    expect(fixture.mail.mails).toHaveLength(2);
    expect(ofHeader(office?.raw ?? '', 'Subject')).toBe(
      `New enquiry ${reference}: Dwarka Expressway`,
    );
    expect(ofHeader(office?.raw ?? '', 'Reply-To')).toBe('asha@example.com');
    expect(office?.raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(receipt?.raw).not.toContain('Asha');
    expect(receipt?.raw.replaceAll(/=\r\n/g, '')).toContain(`#${reference}.${key}`);
    const [posted] = fixture.webhook.posted;
    const body = JSON.parse(posted?.body ?? '') as { enquiry: object };
    expect(body).toMatchObject({ id: posted?.headers['webhook-id'], event: 'enquiry.received' });
    expect(body.enquiry).toMatchObject({ reference, phone: '9200000081', message: 'नमस्ते?' });
    const timestamp = Number(posted?.headers['webhook-timestamp']);
    expect(posted?.headers['webhook-signature']).toBe(
      `sha256=${signatureOf(fixture.webhook.secret, timestamp, posted?.body ?? '')}`,
    );
    expect(Math.abs(Date.now() / 1000 - timestamp)).toBeLessThan(60);
  });

  it('adds no header and no receiver by what is typed', async () => {
    const name = 'Asha <b>Bcc: eve@example.com</b>';
    const { id } = await fixture.send({
      name,
      email: 'asha@example.com',
      message: 'x\nBcc: eve@example.com',
    });
    await waitUntil(async () =>
      Object.values(await fixture.statesOf(id)).every((one) => one === 'sent'),
    );
    expect(fixture.mail.mails.flatMap(({ to }) => to).sort()).toEqual([
      'asha@example.com',
      'branch@example.com',
    ]);
    for (const { raw } of fixture.mail.mails) {
      expect(raw).not.toContain('text/html');
      expect(ofHeader(raw.split('\r\n\r\n')[0] ?? '', 'Bcc')).toBeUndefined();
    }
  });

  it('is queued with its enquiry or not at all, and once for a key', async () => {
    const before = await fixture.cms.strapi.db.query(NOTIFICATION_UID).count();
    await callAs(fixture.cms, 'post', '/api/EnquiryCreate')
      .send({ ...VISITOR, consent: false })
      .expect(400);
    expect(await fixture.cms.strapi.db.query(NOTIFICATION_UID).count()).toBe(before);
    const twice = async () => (await sendEnquiry(fixture.cms, VISITOR, 'one')).status;
    expect(await Promise.all([twice(), twice()])).toEqual([200, 200]);
    expect(await fixture.cms.strapi.db.query(NOTIFICATION_UID).count()).toBe(before + 2);
    await fixture.idle();
  });
});

describe('what staff enter', () => {
  const enter = async (more: object = {}) => {
    const { token } = await signIn(fixture.cms, 'manager_ggn');
    const entered = { ...VISITOR, source: 'Walk-in', email: 'asha@example.com', ...more };
    const call = callAs(fixture.cms, 'post', '/api/EnquiryEnter', token).send(entered).expect(200);
    return (await bodyOf(call)) as { _id: string; reference: string };
  };

  it('is told to the webhook alone', async () => {
    const { _id, reference } = await enter();
    await waitUntil(async () => (await fixture.statesOf(_id)).webhook === 'sent');
    expect(await fixture.statesOf(_id)).toEqual({ webhook: 'sent' });
    expect(fixture.mail.mails).toEqual([]);
    const { event, enquiry } = JSON.parse(fixture.webhook.posted[0]?.body ?? '') as {
      event: string;
      enquiry: object;
    };
    expect(event).toBe('enquiry.received');
    expect(enquiry).toMatchObject({ reference, source: 'Walk-in', phone: VISITOR.phone });
  });

  it('without consent says so', async () => {
    const { _id } = await enter({ consent: false });
    await waitUntil(async () => (await fixture.statesOf(_id)).webhook === 'sent');
    expect(JSON.parse(fixture.webhook.posted[0]?.body ?? '')).toMatchObject({
      enquiry: { consent: null },
    });
  });
});

describe('a withdrawal', () => {
  it('is told without personal data; what waits is no longer sent', async () => {
    fixture.mail.treat('refuse');
    const { id, reference, key } = await fixture.send({ email: 'asha@example.com' });
    await fixture.tried(id, 'office');
    await fixture.tried(id, 'receipt');
    fixture.mail.treat('accept');
    [fixture.mail.mails.length, fixture.webhook.posted.length] = [0, 0];
    await callAs(fixture.cms, 'post', '/api/EnquiryWithdraw').send({ reference, key }).expect(200);
    await waitUntil(() => fixture.mail.mails.length > 0 && fixture.webhook.posted.length > 0);
    await fixture.idle();
    await fixture.sendAfter('office', 2);
    await fixture.sendAfter('receipt', 2);
    expect(fixture.mail.mails.map(({ raw }) => ofHeader(raw, 'Subject'))).toEqual([
      `Do not contact: ${reference} is withdrawn`,
    ]);
    const [posted] = fixture.webhook.posted;
    expect(JSON.parse(posted?.body ?? '')).toMatchObject({ event: 'enquiry.withdrawn' });
    expect(posted?.body).not.toContain(VISITOR.phone);
    expect(
      (await notificationsOf(fixture.cms, id)).map((one) => `${one.kind} ${one.event}`),
    ).toEqual(['webhook received', 'office withdrawn', 'webhook withdrawn']);
  });
});
