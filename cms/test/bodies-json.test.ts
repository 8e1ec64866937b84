/** @any-database A body is received before a query; `odd-requests.test.ts` sends bodies to each router. */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import { signInToPanel } from './support/panel';
import { answerOf, answerTo, begin, endSenders, KIB } from './support/senders';
import type { Sender } from './support/senders';

const cms = cmsOfFile({ TRUST_PROXY: '1', LIMIT_FORMS: '8', LIMIT_FORMS_ADDRESS: '4' });
let staff: string;
let visitor: string;
let panel: string;

beforeAll(async () => {
  staff = (await signIn(cms, 'admin')).token;
  visitor = (await signIn(cms, 'visiter')).token;
  panel = await signInToPanel(cms);
});
afterEach(endSenders);

const LOGIN = '/api/users/login';
const SEARCH = '/api/ReviewSearch';

const ofJson = (sender: Sender): Sender => ({
  type: 'application/json',
  size: 200 * KIB,
  ...sender,
});

describe('a body is answered before it is received', () => {
  it.each([
    ['anonymous, for a call of users', () => ({ path: '/api/ReviewCreate' }), 401],
    ['a visitor’s, for a call of staff', () => ({ path: '/api/UserSearch', token: visitor }), 403],
    ['anonymous, for a call of an area', () => ({ path: '/api/dwk/PropResiCreate' }), 401],
    ['of an area that there is not', () => ({ path: '/api/x/PropResiCreate' }), 404],
    ['anonymous, for the panel’s login', () => ({ path: '/admin/login' }), 401],
    ['anonymous, for the panel', () => ({ path: '/content-manager/x' }), 401],
    ['a user’s of the site, for the panel', () => ({ path: '/admin/users', token: staff }), 401],
    ['no form, for pictures', () => ({ path: '/AddImages', token: staff }), 400],
    ['no form, for the media library', () => ({ path: '/upload', token: panel }), 400],
    ['no form and small, for the media library', () => ({ path: '/upload', size: 100 }), 400],
    ['a login’s above 1 MiB', () => ({ path: LOGIN, size: 1100 * KIB }), 413],
    ['of staff, above 1 MiB', () => ({ path: SEARCH, token: staff, size: 1100 * KIB }), 413],
    [
      'of the panel, above 1 MiB',
      () => ({ path: '/admin/x', token: panel, size: 1100 * KIB }),
      413,
    ],
  ])('%s', async (_what, sender, status) => {
    expect((await answerTo(cms, ofJson(sender()))).status).toBe(status);
  });
});

describe('a body is read', () => {
  const search = (size: number) => ({ limit: 3, values: { unknown: 'x'.repeat(size) } });

  it('of anyone, up to 1 MiB', async () => {
    await cms.http
      .post(SEARCH)
      .send(search(1000 * KIB))
      .expect(200);
  });

  it('with the key __proto__, which is ignored like any unknown key', async () => {
    const call = cms.http.post(SEARCH).set('Content-Type', 'application/json');
    const sent = call.send('{"__proto__":{"limit":2},"limit":1}').expect(200);
    expect(await bodyOf(sent)).toMatchObject({ reviews: [] });
  });

  it('of the panel, up to 1 MiB', async () => {
    const answer = await cms.http
      .post('/upload/folders')
      .set('Authorization', panel)
      .send({ name: 'Large', parent: null, unknown: 'x'.repeat(1000 * KIB) });
    expect(answer.status).not.toBe(413);
    expect(answer.status).not.toBe(401);
  });

  it.each([
    [100, 200],
    [1100, 413],
  ])('without a length: %s KiB is %s', async (size, status) => {
    const { port } = cms.strapi.server.httpServer.address() as AddressInfo;
    const sent = request({
      ...{ port, path: SEARCH, method: 'POST', agent: false },
      headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    });
    sent.end(JSON.stringify(search(size * KIB)));
    expect((await answerOf(sent)).status).toBe(status);
  });
});

describe('what is received at once', () => {
  /** Begins one body more than are received, and answers the first answer. */
  const firstAnswer = (...senders: readonly Sender[]) =>
    Promise.race(senders.map((sender) => answerTo(cms, ofJson(sender))));

  it('is limited by address', async () => {
    const answer = await firstAnswer({ path: LOGIN }, { path: LOGIN });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '10']);
    expect(JSON.parse(answer.text)).toMatchObject({ msg: 'errorTooMany' });
  });

  it('is limited in all, and others than anonymous senders are received', async () => {
    const senders = [1, 2, 3].map((last) => ({ path: LOGIN, address: `10.0.1.${String(last)}` }));
    const answer = await firstAnswer(...senders);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
    for (const token of [visitor, staff])
      await callAs(cms, 'post', SEARCH, token)
        .send({ values: { unknown: 'x'.repeat(200 * KIB) } })
        .expect(200);
    await cms.http.post(SEARCH).send({ limit: 1 }).expect(200);
  });

  it('is limited in the panel, by account', async () => {
    const senders = [1, 2, 3, 4, 5].map((last) => ({
      ...{ path: '/admin/users', token: panel, address: `10.0.2.${String(last)}` },
    }));
    const answer = await firstAnswer(...senders);
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '10']);
  });
});

describe('a sender that is too slow', () => {
  it.each([
    ['small', { size: 10 * KIB, path: LOGIN }],
    ['large', { size: 200 * KIB, path: LOGIN }],
    ['large, of the panel', { size: 200 * KIB, path: '/admin/users' }],
    ['refused', { size: 950 * KIB, path: LOGIN }],
  ])('is cut off: %s', async (_what, sender) => {
    process.env.FORM_GRACE_SECONDS = '0.5';
    await cms.restart();
    const token = sender.path === LOGIN ? undefined : panel;
    const sent = begin(cms, ofJson({ ...sender, token }));
    await new Promise((resolve) => sent.once('close', resolve));
  });
});
