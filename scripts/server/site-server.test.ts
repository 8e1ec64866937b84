import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { largeVideo, page, putFile, ServedSiteFixture, video } from './site-fixture';
import type { Answer, RequestArguments } from './site-fixture';

let site: ServedSiteFixture;
const ask = (...request: RequestArguments): Promise<Answer> => site.request(...request);

beforeAll(async () => {
  site = await ServedSiteFixture.start();
  await putFile(join(site.folders.data, 'secrets.env'), 'secret');
  await putFile(join(site.folders.releases, '1/dwk/.hidden'), 'hidden');
  await symlink(join(site.folders.data, 'secrets.env'), join(site.folders.uploads, 'leak.webp'));
});

afterAll(() => site.stop());

describe('what is answered', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/dwk', 'text/html; charset=utf-8'],
    ['/page-data/dwk/page-data.json', 'application/json; charset=utf-8'],
    ['/app-70b9f9be6934c74d471e.js', 'text/javascript; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/film.mp4', 'video/mp4'],
    ['/uploads/house.webp', 'image/webp'],
  ])('%s is %s', async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });

  it.each(['/dwk', '/dwk/', '/dwk?page=2', '/dwk/?page=%E0%A4%A', '//dwk//'])(
    '%s is the page, without a redirect',
    async (path) => {
      const { status, body } = await ask(path);
      expect([status, body.toString()]).toEqual([200, page('Dwarka')]);
    },
  );

  it('is 410 with its own page for a listing that was sold too long ago', async () => {
    for (const path of ['/dwk/plot', '/dwk/propresi/PropResiDetail/sold/?x=1']) {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(body.toString()).toMatch(/old<\/h1>/);
    }
    expect((await ask('/dwk/plot/.gone.html')).status).toBe(404);
  });

  it('decodes addresses', async () => {
    const { body } = await ask(`/dwk/${encodeURIComponent('Größe')}`);
    expect(body.toString()).toBe(page('Umlaut'));
  });

  it.each([
    '/nowhere',
    '/dwk/nowhere/',
    '/uploads/nothing.webp',
    '/uploads/',
    '/page-data/nowhere/page-data.json',
    '/404.html',
    '/404.html/?x=1',
    '/404/',
    '/404',
    `/${'long'.repeat(500)}`,
  ])('%s is the page for what is not there', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, page('Not here')]);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it.each([
    '/.release.json',
    '/dwk/.hidden',
    '/../../../secrets.env',
    '/uploads/../../secrets.env',
    '/uploads/%2e%2e/%2e%2e/secrets.env',
    '/uploads/..%2f..%2fsecrets.env',
    '/uploads/..%5c..%5csecrets.env',
    '/uploads/leak.webp',
    '/%00',
    '/%E0%A4%A',
    '/dwk/%zz?x',
  ])('%s tells nothing', async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, page('Not here')]);
  });

  it('answers families of addresses by the table of the release', async () => {
    const user = await ask('/company/UserDetail/abc123/');
    expect([user.status, user.body.toString()]).toEqual([200, page('User')]);
    const listing = await ask('/dwk/propresi/PropResiDetail/abc123');
    expect([listing.status, listing.body.toString()]).toEqual([404, page('Shell')]);
    expect((await ask('/dwk/propresi/PropResiDetail/abc/def')).body.toString()).toBe(
      page('Not here'),
    );
  });

  it('can only be read', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('caches', () => {
  it.each([
    ['/app-70b9f9be6934c74d471e.js', 'public, max-age=31536000, immutable'],
    ['/uploads/house.webp', 'public, max-age=31536000, immutable'],
    ['/dwk/', 'public, max-age=0, must-revalidate'],
    ['/page-data/dwk/page-data.json', 'public, max-age=0, must-revalidate'],
    ['/film.mp4', 'public, max-age=0, must-revalidate'],
  ])('%s: %s', async (path, rule) => {
    expect((await ask(path)).headers['cache-control']).toBe(rule);
  });

  it('answers 304 to whoever has the page, and the page to whoever has another', async () => {
    const { etag = '' } = (await ask('/dwk/')).headers;
    const again = await ask('/dwk/', { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0]);
    expect((await ask('/dwk/', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask('/nowhere', { 'if-none-match': '*' })).status).toBe(404);
  });

  it('gives a compressed page a tag of its own', async () => {
    const plain = (await ask('/dwk/')).headers.etag;
    const brotli = (await ask('/dwk/', { 'accept-encoding': 'br' })).headers.etag ?? '';
    expect(brotli).not.toBe(plain);
    const headers = { 'accept-encoding': 'br', 'if-none-match': brotli };
    expect((await ask('/dwk/', headers)).status).toBe(304);
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0.1, gzip', 'gzip', gunzipSync],
  ])('%s gets %s', async (accepted, encoding, decompress) => {
    const { headers, body } = await ask('/dwk/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(decompress(body).toString()).toBe(page('Dwarka'));
  });

  it.each(['/small.txt', '/film.mp4'])('%s is sent as it is', async (path) => {
    const { headers } = await ask(path, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('HEAD', () => {
  it.each(['/dwk/', '/film.mp4', '/large.mp4'])(
    '%s has the headers of GET, no body',
    async (path) => {
      const whole = await ask(path);
      const head = await ask(path, {}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(head.headers['content-length']).toBe(String(whole.body.length));
      expect(head.headers.etag).toBe(whole.headers.etag);
    },
  );
});

describe('parts', () => {
  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=4900-', 4900, 5000],
    ['bytes=-100', 4900, 5000],
    ['bytes=4900-9999', 4900, 5000],
  ])('%s', async (range, start, end) => {
    const { status, headers, body } = await ask('/film.mp4', { range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${String(start)}-${String(end - 1)}/5000`);
    expect(body.equals(video.subarray(start, end))).toBe(true);
  });

  it('says where there is no such part', async () => {
    const { status, headers } = await ask('/film.mp4', { range: 'bytes=5000-' });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */5000']);
  });

  it.each(['lines=1-2', 'bytes=0-1,5-6'])('%s gets the whole', async (range) => {
    expect((await ask('/film.mp4', { range })).body.equals(video)).toBe(true);
  });

  it('gives no part of another file than the one begun', async () => {
    const { status } = await ask('/film.mp4', { range: 'bytes=0-9', 'if-range': '"other"' });
    expect(status).toBe(200);
  });

  it('sends a large file whole', async () => {
    expect((await ask('/large.mp4')).body.equals(largeVideo)).toBe(true);
  });
});
