import { describe, expect, it } from '@jest/globals';
import { NOTIFY_FOR_MS } from '../src/domain';
import { NOTIFICATION_UID } from '../src/uids';
import { bodyOf, callAs, signIn } from './support/cms';
import { MINUTE, NotificationFixture } from './support/notification-fixture';
import { ofHeader } from './support/notifications';
import { waitUntil } from './support/wait-until';

const fixture = NotificationFixture.ofFile();

describe('a server that does not acknowledge', () => {
  it.each(['refuse', 'hang', 'die'] as const)(
    'that would %s: the mail waits, and is sent later with the same id',
    async (how) => {
      fixture.mail.treat(how);
      const { id } = await fixture.send();
      await fixture.tried(id, 'office');
      expect(await fixture.attemptOf(id, 'office')).toMatchObject({
        state: 'waiting',
        attempts: 1,
      });
      fixture.mail.treat('accept');
      await fixture.sendAfter('office', 0.5);
      expect(fixture.mail.mails).toHaveLength(1);
      await fixture.sendAfter('office', 2);
      expect(await fixture.attemptOf(id, 'office')).toMatchObject({ state: 'sent', attempts: 2 });
      const ids = fixture.mail.mails.map(({ raw }) => ofHeader(raw, 'Message-ID'));
      expect(ids).toHaveLength(2);
      expect(ids[0]).toBe(ids[1]);
      await fixture.sendAfter('office', 10_000);
      expect(fixture.mail.mails).toHaveLength(2);
    },
  );

  it('that is down for an hour: nothing is lost, and each mail is sent once', async () => {
    await fixture.mail.goDown();
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, n) => fixture.send({ email: `asha${String(n)}@example.com` })),
    );
    const sendAt = async (minutes: number) => {
      await fixture.sendAfter('office', minutes);
      await fixture.sendAfter('receipt', minutes);
    };
    for (const { id } of all)
      for (const kind of ['office', 'receipt']) await fixture.tried(id, kind);
    for (let minutes = 1; minutes <= 60; minutes += 1) await sendAt(minutes);
    for (const { id } of all)
      expect(await fixture.statesOf(id)).toMatchObject({ office: 'waiting', receipt: 'waiting' });
    expect(await fixture.attemptOf(all[0]?.id ?? '', 'office')).toMatchObject({ attempts: 6 });
    expect(fixture.mail.mails).toEqual([]);
    await fixture.mail.comeBack();
    for (const minutes of [130, 131, 10_000]) await sendAt(minutes);
    for (const { id } of all)
      expect(await fixture.statesOf(id)).toMatchObject({ office: 'sent', receipt: 'sent' });
    const ids = fixture.mail.mails.map(({ raw }) => ofHeader(raw, 'Message-ID'));
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
  });

  it('does not hold up the others: the webhook is called while mails hang', async () => {
    fixture.mail.treat('hang');
    const all = await Promise.all(Array.from({ length: 6 }, () => fixture.send()));
    await waitUntil(() => fixture.webhook.posted.length === all.length);
    const waiting = await Promise.all(all.map(({ id }) => fixture.attemptOf(id, 'office')));
    expect(waiting.map((one) => one?.state)).toEqual(all.map(() => 'waiting'));
    fixture.mail.treat('accept');
    for (const { id } of all) await fixture.tried(id, 'office');
    await fixture.sendAfter('office', 2);
  });

  it.each([
    ['an error', 500, 'HTTP 500'],
    ['a redirection', 302, 'HTTP 302'],
  ])('a webhook that answers with %s is called again', async (_name, status, error) => {
    fixture.webhook.answerWith((response) =>
      response.writeHead(status, { Location: '/other' }).end(),
    );
    const { id } = await fixture.send();
    await fixture.tried(id, 'webhook');
    expect(await fixture.attemptOf(id, 'webhook')).toMatchObject({ state: 'waiting', error });
    fixture.webhook.answerWith((response) => response.writeHead(200).end('{}'));
    await fixture.sendAfter('webhook', 2);
    const [first, second] = fixture.webhook.posted.map(({ headers }) => headers['webhook-id']);
    expect(second).toBe(first);
    expect(await fixture.attemptOf(id, 'webhook')).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('a webhook that hangs has failed', async () => {
    fixture.webhook.answerWith(() => undefined);
    const { id } = await fixture.send();
    await fixture.tried(id, 'webhook');
    expect(await fixture.attemptOf(id, 'webhook')).toMatchObject({ error: 'TimeoutError' });
    fixture.webhook.answerWith((response) => response.writeHead(200).end());
    await fixture.sendAfter('webhook', 2);
  });

  it('a mistyped address of a visitor fails at once', async () => {
    fixture.mail.treat('refuse address');
    const { id } = await fixture.send({ email: 'nobody@example.com' });
    await fixture.tried(id, 'receipt');
    expect(await fixture.statesOf(id)).toMatchObject({ receipt: 'failed', office: 'waiting' });
    expect(await fixture.attemptOf(id, 'receipt')).toMatchObject({ error: 'EENVELOPE 550' });
    fixture.mail.treat('accept');
    await fixture.sendAfter('office', 2);
  });
});

describe('the queue', () => {
  it('gives up after three days; staff of the region see it and send it again', async () => {
    fixture.webhook.answerWith((response) => response.writeHead(503).end());
    const { id, reference } = await fixture.send();
    await fixture.tried(id, 'webhook');
    for (let minutes = 2; minutes * MINUTE < NOTIFY_FOR_MS + 7 * 60 * MINUTE; minutes += 60)
      await fixture.sendAfter('webhook', minutes);
    expect(await fixture.statesOf(id)).toMatchObject({ webhook: 'failed' });
    const search = async (token: string, values = {}) => {
      const call = callAs(fixture.cms, 'post', '/api/NotificationSearch', token).send({ values });
      return (await bodyOf(call.expect(200))) as {
        notifications: { _id: string; enquiry: { reference: string } }[];
        count: number;
      };
    };
    const [own, other] = [
      await signIn(fixture.cms, 'manager_ggn'),
      await signIn(fixture.cms, 'manager_dwk'),
    ];
    const ofOthers = (await search(other.token)).notifications;
    expect(ofOthers.map((one) => one.enquiry.reference)).not.toContain(reference);
    const [failed] = (await search(own.token)).notifications;
    expect(failed).toMatchObject({ kind: 'webhook', enquiry: { reference }, error: 'HTTP 503' });
    expect(await search(own.token, { enquiry: id })).toMatchObject({ count: 1 });
    expect(await search(other.token, { enquiry: id })).toMatchObject({ count: 0 });
    expect(await search(own.token, { enquiry: 'other' })).toMatchObject({ notifications: [] });
    await callAs(fixture.cms, 'post', '/api/NotificationSearch', own.token)
      .send({ values: { enquiry: 5 } })
      .expect(400);
    const again = (token: string) =>
      callAs(fixture.cms, 'put', `/api/NotificationSendAgain/${failed?._id ?? ''}`, token).send({});
    await again(other.token).expect(403);
    fixture.webhook.answerWith((response) => response.writeHead(200).end());
    await again(own.token).expect(200, { msg: 'success' });
    await waitUntil(async () => (await fixture.statesOf(id)).webhook === 'sent');
    await again(own.token).expect(200, { msg: 'errorAlready' });
  });

  it('is shared: of several processes one sends', async () => {
    fixture.webhook.answerWith((response) => response.writeHead(503).end());
    const all = await Promise.all(Array.from({ length: 8 }, () => fixture.send()));
    for (const { id } of all) await fixture.tried(id, 'webhook');
    fixture.webhook.answerWith((response) => response.writeHead(200).end());
    fixture.webhook.posted.length = 0;
    await Promise.all([1, 2, 3, 4].map(() => fixture.sendAfter('webhook', 2)));
    await waitUntil(async () => {
      const states = await Promise.all(all.map(({ id }) => fixture.statesOf(id)));
      return states.every((one) => one.webhook === 'sent');
    });
    const ids = fixture.webhook.posted.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([all.length, all.length]);
  });

  it('takes what a killed process had when its lease ends', async () => {
    const { id } = await fixture.send();
    await waitUntil(async () => (await fixture.statesOf(id)).webhook === 'sent');
    const lease = Date.now() + 5 * MINUTE;
    const killed = { state: 'waiting', dueAt: lease, endedAt: null };
    await fixture.cms.strapi.db
      .query(NOTIFICATION_UID)
      .updateMany({ where: { enquiry: id, kind: 'webhook' }, data: killed });
    fixture.webhook.posted.length = 0;
    await fixture.sendAfter('webhook', 4);
    expect(fixture.webhook.posted).toHaveLength(0);
    await fixture.sendAfter('webhook', 6);
    expect(fixture.webhook.posted).toHaveLength(1);
    expect(await fixture.statesOf(id)).toMatchObject({ webhook: 'sent' });
  });
});
