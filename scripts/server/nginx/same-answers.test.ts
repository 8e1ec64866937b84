import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer, RequestArguments } from '../site-fixture';
import { comparableOf, BothServersFixture } from './both-servers-fixture';

let pair: BothServersFixture;
beforeAll(async () => {
  pair = await BothServersFixture.start();
});
afterAll(() => pair.stop());

const both = (...request: RequestArguments): Promise<[Answer, Answer]> => pair.both(...request);
/** Returns both responses: the static server's, then nginx's. */
async function expectSame(...request: RequestArguments): Promise<[Answer, Answer]> {
  const [wanted, answer] = await both(...request);
  expect(comparableOf(answer)).toEqual(comparableOf(wanted));
  return [wanted, answer];
}

describe('nginx answers as the own server does', () => {
  it.each([
    ...['/', '/?x=1', '/dwk', '/dwk/', '/dwk?page=2', '/dwk/?page=2', '//dwk//', '/dwk%2f'],
    ...[
      `/dwk/${encodeURIComponent('Größe')}`,
      '/index.html',
      '/404.html',
      '/404.html?x',
      '/404/',
      '/404',
    ],
    ...[
      '/%34%30%34.html',
      '/404%2ehtml',
      '/404.html%2f',
      '//404.html',
      '/404.html%3fx',
      '/404.htm',
    ],
    ...['/dwk/#place', '/dwk#place', '/.undecoded', '/.too-long', '/uploads/404.html'],
    ...['/page-data/dwk/page-data.json', '/sitemap.xml', '/sitemap.xml/', '/small.txt'],
    ...['/app-70b9f9be6934c74d471e.js', '/styles.1a2b3c4d5e6f7a8b9c0d.css'],
    ...['/static/6f1a/plan.webp', '/static/', '/film.mp4', '/large.mp4'],
    ...['/uploads/house.webp', '/uploads/house.webp/', '/uploads/nothing.webp', '/uploads/'],
    ...['/uploads', '/uploads/leak.webp', '/uploads/.hidden', '/uploadsx'],
    ...['/nowhere', '/dwk/nowhere/', '/page-data/nowhere/page-data.json', '/app-0123456789ab.js'],
    ...['/.release.json', '/dwk/.hidden', '/dwk/%2ehidden', '/dwk/../', '/a\\b', '/a%5cb'],
    ...['/company/UserDetail', '/company/UserDetail/', '/company/UserDetail/abc123/'],
    ...['/company/UserDetail/a/b', '/company/UserDetailx', '/company/UserDetail/.x'],
    ...['/dwk/propresi/PropResiDetail/abc123', '/dwk/propresi/PropResiDetail/abc123/'],
    ...['/dwk/propresi/PropResiDetail/abc/def', '/dwk/propresi/PropResiDetail/'],
    ...['/dwk/propresi/PropResiDetail/sold', '/dwk/propresi/PropResiDetail/sold/?x=1'],
    ...['/dwk/plot/', '/dwk/%70lot', '/dwk/plot/.gone.html', '/dwk/plot/%2egone.html'],
    ...['/dwk/propresi/PropResiDetail/a%0ab', '/dwk/propresi/PropResiDetail/.x'],
    ...[
      '/.well-known/security.txt',
      '/%2ewell-known%2Fsecurity.txt',
      '/.%77ell%2dknown/security.txt',
    ],
    ...[
      '/.well-known',
      '/.well-known/',
      '/.well-known/.hidden',
      '/.well-knownx/a',
      '/.WELL-KNOWN/a',
    ],
    ...['/%00', '/%E0%A4%A', '/dwk/%zz?x', '/dwk/?x=%E0%A4%A'],
  ])('%s', async (path) => {
    await expectSame(path);
  });

  it.each(['/dwk', '/', '', '?x=1', '/404.html', '/.hidden', '/company/UserDetail/a', '/%zz'])(
    'the address with its host: %s',
    async (path) => {
      for (const origin of ['http://homes.example', 'HTTPS://homes.example:8443']) {
        const [wanted] = await expectSame(`${origin}${path}`);
        const [short] = await both(path.startsWith('/') ? path : `/${path}`);
        expect(comparableOf(wanted)).toEqual(comparableOf(short));
      }
    },
  );

  it.each([
    [2000, 404],
    [8000, 404],
    [8001, 414],
    [9000, 414],
    [60_000, 414],
  ])('an address of %i characters: %i', async (length, status) => {
    for (const address of [`/${'l'.repeat(length - 1)}`, `/dwk/?${'l'.repeat(length - 6)}`]) {
      const [wanted] = await expectSame(address);
      expect(wanted.status).toBe(address.startsWith('/dwk') && status === 404 ? 200 : status);
    }
  });

  it.each([
    [30_000, 200],
    [70_000, 431],
  ])('headers of %i bytes: %i', async (length, status) => {
    const [wanted] = await expectSame('/dwk/', { cookie: 'c'.repeat(length) });
    expect(wanted.status).toBe(status);
  });

  it.each(['/', '/app-70b9f9be6934c74d471e.js', '/nowhere', '/uploads/house.webp'])(
    'HEAD %s',
    async (path) => {
      const [wanted, answer] = await expectSame(path, {}, 'HEAD');
      expect(answer.headers['content-length']).toBe(wanted.headers['content-length']);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOOK', 'get_it'])(
    '%s is rejected',
    async (method) => {
      for (const path of ['/dwk/', '/nowhere', '/uploads/house.webp', '/404.html']) {
        const [wanted] = await expectSame(path, {}, method);
        expect([wanted.status, wanted.headers.allow]).toEqual([405, 'GET, HEAD']);
      }
    },
  );

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/x-other', ''])(
    'what is sent as %j is rejected',
    async (type) => {
      const headers = { 'content-type': type, 'content-length': '4' };
      const [wanted] = await expectSame('/dwk/', headers, 'POST', '{a=}');
      expect(wanted.status).toBe(405);
    },
  );

  it.each([
    ...['bytes=0-99', 'bytes=-100', 'bytes=5000-', 'bytes=0-1,5-6', 'bytes=9-1', 'bytes=x'],
    ...['lines=1-2', 'bytes=0-', 'bytes=-0', 'bytes=0-0'],
  ])('the part %s', async (range) => {
    const paths = ['/film.mp4', '/uploads/house.webp', '/dwk/', '/icon.svg', '/small.txt', '/none'];
    for (const path of paths) {
      for (const method of ['GET', 'HEAD']) {
        const [wanted, answer] = await both(path, { range }, method);
        expect([path, method, comparableOf(answer)]).toEqual([path, method, comparableOf(wanted)]);
      }
    }
    const [wanted, answer] = await both('/dwk/', { range, 'accept-encoding': 'gzip' });
    expect([answer.status, wanted.status]).toEqual([200, 200]);
    expect(answer.headers['accept-ranges']).toBe(wanted.headers['accept-ranges']);
  });

  it('a part of what somebody has already, and the whole to who has another', async () => {
    for (const path of ['/film.mp4', '/dwk/']) {
      for (const server of [pair.own, pair.nginx]) {
        const { etag = '' } = (await server.request(path)).headers;
        const range = 'bytes=0-9';
        expect((await server.request(path, { range, 'if-range': etag })).status).toBe(206);
        expect((await server.request(path, { range, 'if-range': '"other"' })).status).toBe(200);
      }
    }
  });

  it.each(['/dwk/', '/page-data/dwk/page-data.json', '/app-70b9f9be6934c74d471e.js', '/film.mp4'])(
    'compressed: %s',
    async (path) => {
      const [wanted, answer] = await both(path, { 'accept-encoding': 'gzip' });
      const encoding = answer.headers['content-encoding'];
      expect(encoding).toBe(wanted.headers['content-encoding']);
      expect(answer.headers.vary).toBe(wanted.headers.vary);
      const [plain] = await both(path);
      expect((encoding ? gunzipSync(answer.body) : answer.body).equals(plain.body)).toBe(true);
    },
  );

  it('304 to whoever has the page, plain or compressed', async () => {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }] as Record<string, string>[]) {
      for (const server of [pair.own, pair.nginx]) {
        const { etag = '' } = (await server.request('/dwk/', headers)).headers;
        const again = await server.request('/dwk/', { ...headers, 'if-none-match': etag });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        expect((await server.request('/dwk/', { 'if-none-match': '"other"' })).status).toBe(200);
      }
    }
  });

  it.each([
    '/../../../private.txt',
    '/uploads/../../private.txt',
    '/uploads/%2e%2e/%2e%2e/private.txt',
    '/uploads/..%2f..%2fprivate.txt',
  ])('%s tells nothing', async (path) => {
    const { status, body } = await pair.nginx.request(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('secret');
  });
});
