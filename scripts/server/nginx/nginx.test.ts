import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { page } from '../site-fixture';
import type { ServedSiteFixture } from '../site-fixture';
import type { NginxFixture } from './nginx-fixture';
import { comparableOf, BothServersFixture } from './both-servers-fixture';

let pair: BothServersFixture;
let own: ServedSiteFixture;
let nginx: NginxFixture;
beforeAll(async () => {
  pair = await BothServersFixture.start();
  ({ own, nginx } = pair);
});
afterAll(() => pair.stop());

describe('the CMS', () => {
  it('answers under its own host name, and knows who asks', async () => {
    const { body } = await nginx.request('/api/listings?x=%2F', {
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
  it('goes unnoticed thirty times, and is seen at once', async () => {
    const { incomplete, count } = await own.swapOften(() => nginx.request('/'), false);
    expect(incomplete).toEqual([]);
    expect(count).toBeGreaterThan(30);
  }, 180_000);

  it('brings its own table of rewrites', async () => {
    await own.makeRelease('102', 'Third');
    const rewrites = [{ match: '/other/:id', file: 'shell/index.html', status: 200 }];
    const facts = JSON.stringify({ bundle: 'b', rewrites });
    await writeFile(join(own.folders.releases, '102/.release.json'), facts);
    await own.swapTo('102');
    const { body } = await nginx.until('/other/x', ({ status }) => status === 200);
    expect(body.toString()).toBe(page('Shell'));
    const [wanted, answer] = await pair.both('/company/UserDetail/abc123');
    expect(comparableOf(answer)).toEqual(comparableOf(wanted));
  });
});

describe('before the first publish', () => {
  it('says so, and serves the site once it is there', async () => {
    const aside = `${own.folders.current}.aside`;
    await rename(own.folders.current, aside);
    await nginx.until('/', ({ status }) => status === 503);
    const [wanted, answer] = await pair.both('/');
    expect(comparableOf(answer)).toEqual(comparableOf(wanted));
    await rename(aside, own.folders.current);
    expect((await nginx.until('/', ({ status }) => status === 200)).status).toBe(200);
  });
});
