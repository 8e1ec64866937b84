import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Listing } from '../../src/domain';
import { detail, search } from '../support/api';
import { setting } from '../support/setting';
import {
  untilPublished,
  nextRelease,
  read,
  untilListsPublished,
  publisherState,
} from '../support/published-site';
import { signInAsAdmin } from '../support/accounts';
import { publisherRequest } from '../support/http';

test.describe.configure({ mode: 'serial' });

const DETAIL = '/dwk/propresi/PropResiDetail/';
const SALE = '/dwk/propresi/PropResiSaleSearchList';
const RENT = '/dwk/propresi/PropResiRentSearchList';
const SITEMAP = '/sitemap-dwk-propresi-1.xml';

type Admin = Awaited<ReturnType<typeof signInAsAdmin>>;
let admin: Admin;
let listing: Listing;
const VALUES = {
  ...{ propertyFor: 'SALE', category: 'Residential', propertyType: 'Flat', projectType: 'DDA' },
  ...{ furnishedStatus: 'Furnished', status: 'Ready To Move', expectedPrice: 12_345_678 },
};
const edit = async (body: object) => {
  const { status, revision } = await admin('PUT', `/api/dwk/PropResiEdit/${listing._id}`, body);
  expect(status).toBe(200);
  await untilPublished(revision);
};

test.beforeAll(async () => {
  admin = await signInAsAdmin();
});

test('a new listing appears on its page, in its list, on similar pages and in the sitemap', async () => {
  const { lists, count } = await search('dwk', 'RS');
  const neighbour = await detail('dwk', 'propresi', lists[0]?._id ?? '');
  const { locality } = neighbour;
  const made = await admin<{ property: Listing }>('POST', '/api/dwk/PropResiCreate', {
    values: {
      ...VALUES,
      locality,
      expectedPrice: neighbour.expectedPrice,
      description: 'Brand new',
    },
  });
  listing = made.body.property;
  await untilPublished(made.revision);
  expect((await read(DETAIL + listing._id)).text).toContain('Brand new');
  expect((await read(SALE)).text).toContain(listing._id);
  expect((await read(DETAIL + neighbour._id)).text).toContain(listing._id);
  expect((await read(SITEMAP)).text).toContain(listing._id);
  await untilListsPublished();
  const heading = `${String(count + 1)} Residential Property For Sale`;
  for (const page of [SALE, `${SALE}/2`]) expect((await read(page)).text).toContain(heading);
});

test('an edit appears on its page, in the list and in the page data', async () => {
  await edit({ description: 'Edited words', expectedPrice: 12_500_000 });
  expect((await read(DETAIL + listing._id)).text).toContain('Edited words');
  expect((await read(SALE)).text).toContain('1.25 Cr');
  const data = await read(`/page-data${DETAIL}${listing._id}/page-data.json`);
  expect(data.text).toContain('Edited words');
});

test('a listing whose purpose changes moves to the other list', async () => {
  await edit({ propertyFor: 'RENT', expectedRent: 41_350 });
  expect((await read(SALE)).text).not.toContain(listing._id);
  expect((await read(RENT)).text).toContain(listing._id);
  expect((await read(DETAIL + listing._id)).text).toContain('41,350');
});

test('an inactive listing disappears, and an active one returns', async () => {
  await edit({ propresiStatus: 'inactive' });
  const places = [RENT, SITEMAP, `/page-data${RENT}/page-data.json`];
  for (const place of places) expect((await read(place)).text).not.toContain(listing._id);
  expect((await read(DETAIL + listing._id)).status).toBe(404);
  expect((await read(`/page-data${DETAIL}${listing._id}/page-data.json`)).status).toBe(404);
  await edit({ propresiStatus: 'active' });
  for (const place of places) expect((await read(place)).text).toContain(listing._id);
});

test('a listing on hold has a badge on its pages until it is available', async () => {
  const data = `/page-data${DETAIL}${listing._id}/page-data.json`;
  const badge = />On hold</;
  const before = (await read(RENT)).text.split(badge).length;
  expect((await read(DETAIL + listing._id)).text).not.toMatch(badge);
  await edit({ stage: 'On hold' });
  expect((await read(DETAIL + listing._id)).text).toMatch(badge);
  expect((await read(data)).text).toContain('On hold');
  expect((await read(RENT)).text.split(badge)).toHaveLength(before + 1);
  await edit({ stage: 'Available' });
  expect((await read(DETAIL + listing._id)).text).not.toMatch(badge);
  expect((await read(RENT)).text.split(badge)).toHaveLength(before);
});

test('a rented listing has a page without an offer, then answers 410, and comes back', async () => {
  const address = DETAIL + listing._id;
  const data = `/page-data${address}/page-data.json`;
  const facts = { closedPrice: 76_543_219, closedBy: 'Another broker' };
  await edit({ stage: 'Closed', ...facts });
  const closed = await read(address);
  expect(closed.status).toBe(200);
  expect(closed.text).toMatch(/>Rented on \d{1,2} [A-Z][a-z]{2} \d{4}</);
  expect(closed.text).toMatch(/<meta[^>]* name="robots"[^>]* content="noindex"/);
  expect(closed.text).toContain('https://schema.org/SoldOut');
  // The cards of similar homes have prices and phones of their own.
  const { result } = JSON.parse((await read(data)).text) as {
    result: { serverData: { property: Listing; prices: unknown; words: unknown } };
  };
  expect(result.serverData).toMatchObject({ prices: null, words: null });
  for (const name of ['expectedRent', 'priceHistory', 'phoneOfContactPerson', 'checkedOn'])
    expect(result.serverData.property).not.toHaveProperty(name);
  expect(closed.text).not.toMatch(/41,350|"price"/);
  for (const place of [RENT, SITEMAP, `/page-data${RENT}/page-data.json`])
    expect((await read(place)).text).not.toContain(listing._id);
  for (const { text } of [closed, await read(data), await read(RENT)])
    for (const secret of ['76543219', '7,65,43,219', 'Another broker'])
      expect(text).not.toContain(secret);

  await edit({ closedOn: '2026-01-31' });
  const gone = await read(address);
  expect(gone.status).toBe(410);
  expect(gone.text).toContain('THIS PROPERTY IS RENTED');
  expect(gone.text).toContain(`${RENT}?localityA=`);
  expect(gone.text).toMatch(/<meta[^>]* name="robots"[^>]* content="noindex"/);

  await edit({ stage: 'Available' });
  expect(await read(address)).toMatchObject({ status: 200 });
  expect((await read(address)).text).toContain('41,350');
  for (const place of [RENT, SITEMAP]) expect((await read(place)).text).toContain(listing._id);

  await edit({ stage: 'Closed' });
  await edit({ stage: 'Withdrawn' });
  expect((await read(address)).status).toBe(404);
  expect((await read(data)).status).toBe(404);
  await edit({ stage: 'Available' });
});

test('a review, an award and an overview appear on their pages', async () => {
  const review = await admin<{ review: { _id: string } }>('POST', '/api/ReviewCreate', {
    ...{ rating: 5, review: 'Live in a moment', name: 'Live Reader' },
  });
  await untilPublished(review.revision);
  expect((await read('/')).text).toContain('Live in a moment');
  const overview = await admin<{ overview: { _id: string } }>('POST', '/api/PropOverviewCreate', {
    values: { city: 'Dwarka', heading: 'Live overview', position: 1 },
  });
  await untilPublished(overview.revision);
  expect((await read('/dwk/')).text).toContain('Live overview');
  await admin('PUT', `/api/ReviewDelete/${review.body.review._id}`);
  const gone = await admin('PUT', `/api/PropOverviewDelete/${overview.body.overview._id}`);
  await untilPublished(gone.revision);
  expect((await read('/')).text).not.toContain('Live in a moment');
  expect((await read('/dwk/')).text).not.toContain('Live overview');
});

/** Returns all files that a release serves, except the one with the time of publishing. */
async function filesOf(release: number): Promise<Map<string, string>> {
  const folder = path.join(setting('RELEASES'), String(release));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== 'published.json');
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name), 'base64')] as const),
  );
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

test('every page of a release has a content security policy', async () => {
  const files = await filesOf((await publisherState()).release);
  const pages = [...files].filter(([name]) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(50);
  const bare = pages.filter(
    ([, bytes]) => !Buffer.from(bytes, 'base64').includes('http-equiv="Content-Security-Policy"'),
  );
  expect(bare.map(([name]) => name)).toEqual([]);
});

test('markup in user input is shown as text and never runs', async ({ page }) => {
  const typed = `Well </script><script>document.title = 'Taken'</script>`;
  const review = await admin<{ review: { _id: string } }>('POST', '/api/ReviewCreate', {
    ...{ rating: 5, review: typed },
  });
  await untilPublished(review.revision);
  await edit({ description: typed });
  for (const address of ['/', DETAIL + listing._id]) {
    expect((await read(address)).text).toContain('Well ');
    await page.goto(setting('SITE_URL') + address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(typed).first()).toBeAttached();
    await expect(page).not.toHaveTitle('Taken');
  }
  await admin('PUT', `/api/ReviewDelete/${review.body.review._id}`);
});

test('incremental publishing equals a full publish byte for byte', async () => {
  test.setTimeout(240_000);
  await untilListsPublished();
  const before = await publisherState();
  expect((await publisherRequest('POST', 'build')).status).toBe(202);
  const after = await nextRelease(before);
  expect(after.lastBuild?.error).toBeNull();
  const [incremental, whole] = [await filesOf(before.release), await filesOf(after.release)];
  expect([...incremental.keys()]).toEqual([...whole.keys()]);
  const different = [...whole].filter(([name, bytes]) => incremental.get(name) !== bytes);
  expect(different.map(([name]) => name)).toEqual([]);
});

test('a deleted listing disappears', async () => {
  const gone = await admin('PUT', `/api/dwk/PropResiDelete/${listing._id}`);
  await untilPublished(gone.revision);
  expect((await read(DETAIL + listing._id)).status).toBe(404);
});

test('the publisher rejects requests without its token', async () => {
  const { status } = await fetch(`${setting('PUBLISHER_URL')}/wake`, { method: 'POST' });
  expect(status).toBe(401);
  const state401 = await fetch(`${setting('PUBLISHER_URL')}/state`, {
    headers: { Authorization: 'Bearer forged' },
  });
  expect(state401.status).toBe(401);
  const ready = await fetch(`${setting('PUBLISHER_URL')}/ready`);
  expect(ready.status).toBe(200);
  const metrics = await (await fetch(`${setting('PUBLISHER_URL')}/metrics`)).text();
  expect(metrics).toMatch(/^publisher_revision \d+$/m);
  expect(metrics).not.toContain('NaN');
});
