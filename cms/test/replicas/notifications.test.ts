import { afterAll, expect, it } from '@jest/globals';
import { readSecrets } from '../../src/settings/secrets';
import { ofHeader, startMailServer } from '../support/notifications';
import { waitUntil } from '../support/wait-until';
import { times, useReplicas } from './replica-fixture';

/** Each has a message to the office and a receipt. */
const ENQUIRIES = 50;

let mail: Awaited<ReturnType<typeof startMailServer>>;
const two = useReplicas(async () => {
  mail = await startMailServer();
  const limits = { LIMIT_ENQUIRIES: '0', LIMIT_ENQUIRIES_PHONE: '0', ENQUIRY_PROOF_STEPS: '0' };
  return { ...mail.settings, ...limits };
});
afterAll(() => mail.close());

const VISITOR = {
  ...{ area: 'dwk', name: 'Asha', phone: '9200000081', consent: true },
  ...{ noticeVersion: '2026-11-01', noticeLanguage: 'English' },
};

const count = async (where: string): Promise<number> => {
  const { rows } = await two.replicas.database.query<{ n: string }>(
    `SELECT count(*) AS n FROM notifications WHERE ${where}`,
  );
  return Number(rows[0]?.n);
};

/** How many notifications a replica has sent. */
async function sentBy(turn: number): Promise<number> {
  const token = readSecrets(two.replicas.dataDir, {}).PUBLISHER_TOKEN;
  const { text } = await two
    .replica(turn)
    .http.get('/metrics')
    .set('Authorization', `Bearer ${token}`)
    .expect(200);
  const sent = text.matchAll(/^cms_notification_attempts_total\{[^}]*outcome="sent"\} (\d+)$/gm);
  return [...sent].reduce((sum, [, value]) => sum + Number(value), 0);
}

it('a hundred notifications are sent once each, shared by both', async () => {
  mail.treat('refuse');
  await times(ENQUIRIES, async (turn) => {
    const email = `asha${String(turn)}@example.com`;
    await two
      .replica(turn)
      .http.post('/api/EnquiryCreate')
      .send({ ...VISITOR, email })
      .expect(200);
  });
  await waitUntil(async () => (await count('error IS NOT NULL')) === 2 * ENQUIRIES);
  mail.mails.length = 0;
  mail.treat('accept');
  // All are due now, as after their pause.
  await two.replicas.database.query('UPDATE notifications SET due_at = 1');
  await waitUntil(async () => (await count("state = 'sent'")) === 2 * ENQUIRIES);
  const ids = mail.mails.map(({ raw }) => ofHeader(raw, 'Message-ID'));
  expect([ids.length, new Set(ids).size]).toEqual([2 * ENQUIRIES, 2 * ENQUIRIES]);
  const shares = [await sentBy(0), await sentBy(1)];
  expect(shares.reduce((sum, one) => sum + one, 0)).toBe(2 * ENQUIRIES);
  expect(Math.min(...shares)).toBeGreaterThan(0);
});
