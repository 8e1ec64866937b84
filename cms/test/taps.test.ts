import { describe, expect, it } from '@jest/globals';
import { officeDay } from '../src/domain';
import { TAP_UID } from '../src/uids';
import { addListing, cmsOfFile } from './support/cms';
import { waitUntil } from './support/wait-until';

const BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36';
const MOST = 30;

const cms = cmsOfFile({ LIMIT_TAPS: String(MOST), TRUST_PROXY: '1' });

let lastAddress = 0;
const freshAddress = () => `203.0.113.${String((lastAddress += 1))}`;

interface Sending {
  readonly type?: string;
  readonly userAgent?: string;
  readonly address?: string;
}
const tap = (body: unknown, sending: Sending = {}) => {
  const { type = 'text/plain;charset=UTF-8', userAgent = BROWSER } = sending;
  return cms.http
    .post('/api/Tap')
    .set('Content-Type', type)
    .set('User-Agent', userAgent)
    .set('X-Forwarded-For', sending.address ?? freshAddress())
    .send(typeof body === 'string' ? body : JSON.stringify(body));
};

interface Row {
  readonly area: string;
  readonly kind: string;
  readonly listing: string;
  readonly channel: string;
  readonly day: string;
  readonly total: number;
}
const rowsOf = async (where: object) =>
  (await cms.strapi.db.query(TAP_UID).findMany({ where })) as readonly Row[];
const totalOf = async (listing: string, channel: string) =>
  (await rowsOf({ listing, channel })).reduce((sum, { total }) => sum + total, 0);

async function listingOf(area: 'dwk' | 'ggn', more: object = {}) {
  const { documentId: listing } = await addListing(cms, area, 'propresi', more as never);
  return { area, kind: 'propresi', listing };
}

describe('a tap', () => {
  it('adds to one counter of its listing, channel and day', async () => {
    const about = await listingOf('dwk');
    const answers = [
      await tap({ channel: 'View', ...about }),
      await tap({ channel: 'View', ...about }, { type: 'application/json' }),
      await tap({ channel: 'Call', ...about }),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([204, '']));
    await waitUntil(async () => (await totalOf(about.listing, 'Call')) === 1);
    await tap({ channel: 'View', ...about }).expect(204);
    await waitUntil(async () => (await totalOf(about.listing, 'View')) === 3);
    const rows = await rowsOf({ listing: about.listing, channel: 'View' });
    const day = officeDay(new Date().toISOString());
    expect(rows).toEqual([expect.objectContaining({ ...about, channel: 'View', day, total: 3 })]);
  });

  it('sets no cookie, and its row has nothing of the visitor', async () => {
    const about = await listingOf('dwk');
    const { headers } = await tap({ channel: 'SMS', ...about, phone: '9200000081' });
    expect(headers).not.toHaveProperty('set-cookie');
    await waitUntil(async () => (await totalOf(about.listing, 'SMS')) === 1);
    const [row = {}] = await rowsOf({ listing: about.listing });
    const written = Object.entries(row).filter(([, value]) => value !== null);
    expect(written.map(([key]) => key).sort()).toEqual(
      ['area', 'channel', 'day', 'id', 'kind', 'listing', 'total'].sort(),
    );
  });

  it('of the office belongs to a region or to none', async () => {
    await tap({ channel: 'WhatsApp', area: 'ggn' }).expect(204);
    await tap({ channel: 'WhatsApp' }).expect(204);
    await waitUntil(async () => (await rowsOf({ channel: 'WhatsApp' })).length === 2);
    const rows = await rowsOf({ channel: 'WhatsApp', listing: '' });
    expect(rows.map(({ area, kind }) => [area, kind]).sort()).toEqual([
      ['', ''],
      ['ggn', ''],
    ]);
  });

  it('is stored when the CMS stops', async () => {
    const about = await listingOf('dwk');
    await tap({ channel: 'Directions', ...about }).expect(204);
    await cms.restart();
    expect(await totalOf(about.listing, 'Directions')).toBe(1);
  });
});

describe('nothing is counted, and the answer does not tell', () => {
  it('of a listing that is unknown, not public or of another region', async () => {
    const hidden = await listingOf('dwk', { propresiStatus: 'inactive' });
    const moved = { ...(await listingOf('dwk')), area: 'ggn' };
    const unknown = { ...moved, listing: 'nothing' };
    for (const about of [hidden, moved, unknown])
      await tap({ channel: 'View', ...about }).expect(204);
    const last = await listingOf('dwk');
    await tap({ channel: 'View', ...last }).expect(204);
    await waitUntil(async () => (await totalOf(last.listing, 'View')) === 1);
    for (const { listing } of [hidden, moved, unknown])
      expect(await rowsOf({ listing })).toEqual([]);
  });

  it('of a robot', async () => {
    const about = await listingOf('dwk');
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
    await tap({ channel: 'View', ...about }, { userAgent }).expect(204);
    await tap({ channel: 'View', ...about }).expect(204);
    await waitUntil(async () => (await totalOf(about.listing, 'View')) > 0);
    expect(await totalOf(about.listing, 'View')).toBe(1);
  });
});

it('is limited by address', async () => {
  const address = freshAddress();
  for (let n = 0; n < MOST; n += 1) await tap({ channel: 'Call' }, { address }).expect(204);
  const answer = await tap({ channel: 'Call' }, { address });
  expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(answer.body).toMatchObject({ msg: 'errorTooMany' });
  await tap({ channel: 'Call' }).expect(204);
});

it.each<readonly [unknown, string]>([
  [{ channel: 'Fax' }, 'channel'],
  [{ channel: 'View', area: 'dwk' }, 'listing'],
  [{ channel: 'Call', area: 'abc' }, 'area'],
  [{ channel: 'Call', area: 'dwk', listing: 'x' }, 'kind'],
  [{ channel: 'Call', kind: 'propresi', listing: 'x' }, 'area'],
  [{ channel: 'Call', area: 'dwk', kind: 'propresi', listing: '../x' }, 'listing'],
  ['x', 'body'],
])('%j is refused by %s', async (body, field) => {
  const answer = await tap(body);
  expect(answer.status).toBe(400);
  expect((answer.body as { errors: object }).errors).toHaveProperty(field);
});

it('is at most a few hundred bytes', async () => {
  await tap({ channel: 'Call', unknown: 'x'.repeat(600) }).expect(413);
});
