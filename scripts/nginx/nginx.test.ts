import { rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SECURITY_HEADERS } from '../serve/fixed-headers';
import { page, put, TrialSite } from '../serve/trial-site';
import type { Answer } from '../serve/trial-site';
import { TrialNginx } from './trial-nginx';

let own: TrialSite;
let nginx: TrialNginx;

beforeAll(async () => {
  own = await TrialSite.start();
  await put(join(own.folders.data, 'private.txt'), 'secret');
  await put(join(own.folders.releases, '1/dwk/.hidden'), 'hidden');
  await put(join(own.folders.releases, '1/static/6f1a/plan.webp'), 'plan');
  await put(join(own.folders.releases, '1/styles.1a2b3c4d5e6f7a8b9c0d.css'), 'p{}'.repeat(900));
  await symlink(join(own.folders.data, 'private.txt'), join(own.folders.uploads, 'leak.webp'));
  nginx = await TrialNginx.start(own.folders.data);
});

afterAll(async () => {
  await nginx.stop();
  await own.stop();
});

/** What both servers must say alike. */
const COMPARED = [
  ...Object.keys(SECURITY_HEADERS),
  ...['content-type', 'cache-control', 'vary', 'allow', 'location', 'retry-after'],
];
const told = ({ status, headers, body }: Answer) => ({
  status,
  ...Object.fromEntries(COMPARED.map((name) => [name, headers[name]])),
  body: body.toString('base64'),
});

const both = (...request: Parameters<TrialSite['ask']>) =>
  Promise.all([own.ask(...request), nginx.ask(...request)]);

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
    ...['/dwk/propresi/PropResiDetail/a%0ab', '/dwk/propresi/PropResiDetail/.x'],
    ...['/%00', '/%E0%A4%A', '/dwk/%zz?x', '/dwk/?x=%E0%A4%A'],
    `/${'long'.repeat(500)}`,
  ])('%s', async (path) => {
    const [wanted, answer] = await both(path);
    expect(told(answer)).toEqual(told(wanted));
  });

  it.each(['/', '/app-70b9f9be6934c74d471e.js', '/nowhere', '/uploads/house.webp'])(
    'HEAD %s',
    async (path) => {
      const [wanted, answer] = await both(path, {}, 'HEAD');
      expect(told(answer)).toEqual(told(wanted));
      expect(answer.headers['content-length']).toBe(wanted.headers['content-length']);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const [wanted, answer] = await both('/dwk/', {}, method);
    expect(told(answer)).toEqual(told(wanted));
  });

  it.each(['bytes=0-99', 'bytes=-100', 'bytes=5000-', 'bytes=0-1,5-6'])(
    'the part %s',
    async (range) => {
      const [wanted, answer] = await both('/film.mp4', { range });
      expect(answer.status).toBe(wanted.status);
      expect(answer.headers['content-range']).toBe(wanted.headers['content-range']);
      if (wanted.status === 416) return;
      expect(answer.headers['cache-control']).toBe(wanted.headers['cache-control']);
      expect(answer.body.equals(wanted.body)).toBe(true);
    },
  );

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
      for (const server of [own, nginx]) {
        const { etag = '' } = (await server.ask('/dwk/', headers)).headers;
        const again = await server.ask('/dwk/', { ...headers, 'if-none-match': etag });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        expect((await server.ask('/dwk/', { 'if-none-match': '"other"' })).status).toBe(200);
      }
    }
  });

  it.each([
    '/../../../private.txt',
    '/uploads/../../private.txt',
    '/uploads/%2e%2e/%2e%2e/private.txt',
    '/uploads/..%2f..%2fprivate.txt',
  ])('%s tells nothing', async (path) => {
    const { status, body } = await nginx.ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('secret');
  });
});

describe('the CMS', () => {
  it('answers under its own host name, and knows who asks', async () => {
    const { body } = await nginx.ask('/api/listings?x=%2F', {
      host: 'cms.homes.example',
      'x-forwarded-for': '6.6.6.6',
    });
    const { url, headers } = JSON.parse(body.toString()) as {
      url: string;
      headers: Record<string, string>;
    };
    expect(url).toBe('/api/listings?x=%2F');
    expect(headers).toMatchObject({
      host: 'cms.homes.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('a swap', () => {
  it('goes unnoticed a hundred times, and is seen at once', async () => {
    const wanted = [page('First'), page('Second')];
    const answers: Answer[] = [];
    let swapping = true;
    const asking = Array.from({ length: 4 }, async () => {
      while (swapping) answers.push(await nginx.ask('/'));
    });
    for (let number = 2; number < 102; number += 1) {
      const title = number % 2 === 0 ? 'Second' : 'First';
      await own.makeRelease(String(number), title);
      await own.swapTo(String(number));
      expect((await nginx.ask('/')).body.toString()).toBe(page(title));
    }
    swapping = false;
    await Promise.all(asking);
    const isWhole = ({ status, body }: Answer): boolean =>
      status === 200 && wanted.includes(body.toString());
    expect(answers.filter((answer) => !isWhole(answer))).toEqual([]);
    expect(answers.length).toBeGreaterThan(100);
  }, 60_000);

  it('brings its own table of rewrites', async () => {
    await own.makeRelease('102', 'Third');
    const rewrites = [{ match: '/other/:id', file: 'shell/index.html', status: 200 }];
    const facts = JSON.stringify({ bundle: 'b', rewrites });
    await writeFile(join(own.folders.releases, '102/.release.json'), facts);
    await own.swapTo('102');
    const { body } = await nginx.until('/other/x', ({ status }) => status === 200);
    expect(body.toString()).toBe(page('Shell'));
    const [wanted, answer] = await both('/company/UserDetail/abc123');
    expect(told(answer)).toEqual(told(wanted));
  });
});

describe('before the first publish', () => {
  it('says so, and serves the site once it is there', async () => {
    const aside = `${own.folders.current}.aside`;
    await rename(own.folders.current, aside);
    await nginx.until('/', ({ status }) => status === 503);
    const [wanted, answer] = await both('/');
    expect(told(answer)).toEqual(told(wanted));
    await rename(aside, own.folders.current);
    expect((await nginx.until('/', ({ status }) => status === 200)).status).toBe(200);
  });
});
