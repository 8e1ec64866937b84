import { link, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { page, putFile, ServedSiteFixture } from './site-fixture';
import type { Answer, RequestArguments } from './site-fixture';

let site: ServedSiteFixture;
const ask = (...request: RequestArguments): Promise<Answer> => site.request(...request);

beforeAll(async () => {
  site = await ServedSiteFixture.start();
});

afterAll(() => site.stop());

describe('a swap', () => {
  it('goes unnoticed thirty times: every answer is whole, of one release or another', async () => {
    const { incomplete, count } = await site.swapOften(() => ask('/'), true);
    expect(incomplete).toEqual([]);
    expect(count).toBeGreaterThan(30);
  }, 60_000);

  it('shows a page that was put in place of another at once', async () => {
    const target = join(site.folders.current, 'dwk/index.html');
    await putFile(`${target}.fresh`, page('Changed'));
    await rename(`${target}.fresh`, target);
    expect((await ask('/dwk/', { 'accept-encoding': 'br' })).status).toBe(200);
    expect((await ask('/dwk/')).body.toString()).toBe(page('Changed'));
    await link(target, `${target}.second-name`);
    expect((await ask('/dwk/')).body.toString()).toBe(page('Changed'));
  });
});

describe('before the first publish', () => {
  it('says so', async () => {
    await rename(site.folders.current, `${site.folders.current}.aside`);
    const { status, body } = await ask('/');
    expect([status, body.toString()]).toEqual([503, 'The site is not published yet.']);
    await rename(`${site.folders.current}.aside`, site.folders.current);
  });
});
