import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ServedSiteFixture } from './site-fixture';

const BUCKET = 'https://pictures.example.com/bucket';

let site: ServedSiteFixture;
beforeAll(async () => {
  site = await ServedSiteFixture.start(BUCKET);
});
afterAll(() => site.stop());

it('leads from a picture to the bucket that it is in', async () => {
  const { status, headers } = await site.request('/uploads/house.webp?x=1');
  expect([status, headers.location]).toEqual([302, `${BUCKET}/uploads/house.webp`]);
});

it.each(['/uploads/', '/uploads/../secrets.env', '/uploads/%2e%2e%2fsecrets.env', '/nowhere'])(
  '%s is the page for what is not there',
  async (path) => {
    const { status, headers } = await site.request(path);
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);

it('leads nowhere else, whatever the name', async () => {
  const { headers } = await site.request('/uploads/%2f%2fevil.example%3f');
  expect(headers.location).toBe(`${BUCKET}/uploads/evil.example%3F`);
});
