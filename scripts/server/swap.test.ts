import { link, rename, rm } from 'node:fs/promises';
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

const SWAPS = 100;
const ASKERS = 8;

describe('a swap', () => {
  it(`goes unnoticed ${String(SWAPS)} times: every answer is whole, of one release or another`, async () => {
    const wanted = [page('First'), page('Second')];
    const answers: Answer[] = [];
    let swapping = true;
    const asking = Array.from({ length: ASKERS }, async () => {
      while (swapping) answers.push(await ask('/'));
    });
    for (let number = 2; number < 2 + SWAPS; number += 1) {
      const title = number % 2 === 0 ? 'Second' : 'First';
      await site.makeRelease(String(number), title);
      await site.swapTo(String(number));
      await rm(join(site.folders.releases, String(number - 1)), { recursive: true });
      expect((await ask('/')).body.toString()).toBe(page(title));
    }
    swapping = false;
    await Promise.all(asking);
    const isWhole = ({ status, body }: Answer): boolean =>
      status === 200 && wanted.includes(body.toString());
    expect(answers.filter((answer) => !isWhole(answer))).toEqual([]);
    expect(answers.length).toBeGreaterThan(SWAPS);
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
