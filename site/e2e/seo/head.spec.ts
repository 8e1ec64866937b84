import type { Page } from '@playwright/test';
import { sharePictureOf, LISTS, detailPath } from '../../src/domain';
import { detail, parameters, reviews, search } from '../support/api';
import { expect, test, visit } from '../support/fixtures';
import { ALL_LISTS, HOMES } from '../support/lists';
import { LISTED } from '../support/routes';
import { setting } from '../support/setting';
import { readJsonLd, itemOf, typesOf } from '../support/json-ld';

// Without scripts, so that the tests read the published files.
test.use({ javaScriptEnabled: false });

const SITE_URL = setting('SITE_URL');
const CMS_URL = setting('CMS_URL');

const meta = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);
const contentOf = (page: Page, name: string) => meta(page, name).getAttribute('content');
const canonicalOf = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

const thingsOf = async (page: Page) =>
  readJsonLd(
    (await page.locator('head script[type="application/ld+json"]').textContent()) ?? 'null',
  );

/** The types of the JSON-LD of each page that has any, one each. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'the home page': ['RealEstateAgent', 'WebSite'],
  'a region': ['RealEstateAgent', 'BreadcrumbList'],
  'a list': ['BreadcrumbList'],
  'a further page of a list': ['BreadcrumbList'],
  'a home': ['RealEstateListing', 'BreadcrumbList'],
  'a shop': ['RealEstateListing', 'BreadcrumbList'],
};

for (const [name, pathOf] of Object.entries(LISTED)) {
  test(`${name} has its metadata and JSON-LD for search engines and messengers`, async ({
    page,
    request,
  }) => {
    const path = await pathOf();
    await page.goto(path);
    const { brandName } = await parameters();
    await expect(page).toHaveTitle(new RegExp(`.{5,} \\| ${brandName}$`));
    expect((await contentOf(page, 'description'))?.length).toBeGreaterThan(20);
    expect(await canonicalOf(page)).toBe(SITE_URL + path);
    await expect(meta(page, 'robots')).toHaveCount(0);

    expect(await contentOf(page, 'og:url')).toBe(SITE_URL + path);
    expect(await contentOf(page, 'og:site_name')).toBe(brandName);
    for (const one of ['title', 'description', 'image']) {
      expect(await contentOf(page, `og:${one}`)).toBe(await contentOf(page, `twitter:${one}`));
    }
    expect(await page.title()).toBe(`${String(await contentOf(page, 'og:title'))} | ${brandName}`);
    const image = (await contentOf(page, 'og:image')) ?? '';
    const isDrawn = image.includes('SharePicture/');
    expect(image.startsWith(isDrawn ? `${CMS_URL}/api/` : `${SITE_URL}/uploads/`)).toBe(true);
    expect((await request.get(image)).headers()['content-type']).toMatch(/^image\//);
    for (const side of ['width', 'height']) {
      expect(Number(await contentOf(page, `og:image:${side}`))).toBeGreaterThan(0);
    }
    const things = await thingsOf(page);
    const told = TOLD[name];
    if (told) expect(things.map((thing) => typesOf(thing).join())).toEqual(told);
  });
}

test('every page has its own title, description and canonical address', async ({ request }) => {
  const pages = ALL_LISTS.map(({ path }) => path).concat(
    ...(await Promise.all(Object.values(LISTED).map(async (pathOf) => pathOf()))),
  );
  for (const { area, list } of ALL_LISTS) {
    const { lists } = await search(area, list, {}, 0, 100);
    pages.push(...lists.map(({ _id }) => detailPath(area, LISTS[list].kind, _id)));
  }
  const said = new Map<string, string>();
  for (const path of new Set(pages)) {
    const html = await (await request.get(path)).text();
    for (const pattern of [/<title.*?<\/title>/, /<meta name="description".*?>/]) {
      const text = pattern.exec(html)?.[0] ?? '';
      expect(text.length).toBeGreaterThan(30);
      expect(said.get(text), `${path}: ${text}`).toBeUndefined();
      said.set(text, path);
    }
  }
  expect(said.size).toBeGreaterThan(120);
});

test('the home page and each region describe the brokerage', async ({ page }) => {
  const { brandName, headOffice, branchOffice } = await parameters();
  for (const path of ['/', '/dwk/', '/ggn/']) {
    await page.goto(path);
    const agent = itemOf(await thingsOf(page), 'RealEstateAgent');
    expect(agent).toMatchObject({
      name: brandName,
      url: `${SITE_URL}/`,
      telephone: `+91${headOffice.phone}`,
      address: { streetAddress: headOffice.address },
      department: [{ address: { streetAddress: branchOffice.address } }],
    });
  }
});

test('the home page has the average rating of all reviews', async ({ page }) => {
  const { count, reviews: all } = await reviews(100);
  expect(all.length).toBe(count);
  const average = all.reduce((sum, { rating }) => sum + rating, 0) / count;
  await page.goto('/');
  const { aggregateRating } = itemOf(await thingsOf(page), 'RealEstateAgent');
  expect(aggregateRating).toMatchObject({
    ratingValue: Math.round(average * 10) / 10,
    reviewCount: count,
  });
});

for (const { area, list, path } of ALL_LISTS) {
  test(`a property of ${path} has JSON-LD with its offer, images and breadcrumbs`, async ({
    page,
  }) => {
    const { lists } = await search(area, list);
    const { kind } = LISTS[list];
    const property = await detail(area, kind, lists[0]?._id ?? '');
    const url = detailPath(area, kind, property._id);
    await page.goto(url);
    for (const part of [property.code, property.propertyType, property.locality]) {
      await expect(page).toHaveTitle(new RegExp(part ?? ''));
    }
    const [cover] = property.images;
    const drawn = sharePictureOf(area, kind, property);
    const shared = drawn ? CMS_URL + drawn.path : SITE_URL + String(cover?.path);
    if (cover) expect(await contentOf(page, 'og:image')).toBe(shared);
    const things = await thingsOf(page);
    const listing = itemOf(things, 'RealEstateListing');
    expect(listing).toMatchObject({
      url: SITE_URL + url,
      identifier: property.code,
      dateModified: property.updatedAt,
      image: property.images.map((picture) => SITE_URL + picture.path),
      offers: { price: property.expectedPrice ?? property.expectedRent, priceCurrency: 'INR' },
      mainEntity: { '@type': [kind === 'propresi' ? 'Residence' : 'Place', 'Accommodation'] },
    });
    const trail = itemOf(things, 'BreadcrumbList').itemListElement as { item: string }[];
    expect(trail.map(({ item }) => item)).toEqual(
      ['/', `/${area}/`, path, url].map((one) => SITE_URL + one),
    );
  });
}

test('a shared link shows the RERA number on the picture, or else the photograph', async ({
  page,
  request,
}) => {
  const { lists } = await search('ggn', 'RS', {}, 0, 100);
  const [withNumber, without] = [
    lists.find(({ reraNumber, images }) => reraNumber && images.length > 0),
    lists.find(({ reraNumber, images }) => !reraNumber && images.length > 0),
  ];
  const open = (id = '') => page.goto(`/ggn/propresi/PropResiDetail/${id}`);
  await open(withNumber?._id);
  const address = (await contentOf(page, 'og:image')) ?? '';
  expect(address).toContain(`${CMS_URL}/api/ggn/PropResiSharePicture/${withNumber?._id ?? ''}?v=`);
  expect(await contentOf(page, 'twitter:image')).toBe(address);
  expect(await contentOf(page, 'twitter:card')).toBe('summary_large_image');
  expect(await contentOf(page, 'og:image:width')).toBe('1200');
  expect(await contentOf(page, 'og:image:height')).toBe('630');
  const picture = await request.get(address);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await picture.body()).length).toBeLessThan(300_000);
  const { image } = itemOf(await thingsOf(page), 'RealEstateListing');
  expect(image).toEqual(withNumber?.images.map(({ path }) => SITE_URL + path));

  await open(without?._id);
  const [cover] = without?.images ?? [];
  expect(await contentOf(page, 'og:image')).toBe(SITE_URL + (cover?.path ?? ''));
  expect(await contentOf(page, 'og:image:width')).toBe(String(cover?.width));
});

test('robots.txt and the sitemaps list every public page and no other', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/*?', '/register', '/sadmin', '/UserList', '/company/']) {
    expect(robots).toContain(`\nDisallow: ${path}\n`);
  }
  const locations = async (url: string) =>
    [...(await (await request.get(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => address ?? '',
    );
  const index = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  const listed = (await Promise.all((await locations(index)).map(locations))).flat();
  for (const pathOf of Object.values(LISTED)) expect(listed).toContain(SITE_URL + (await pathOf()));
  expect(listed.filter((address) => /\/(404|register|sadmin|company)|\?/.test(address))).toEqual(
    [],
  );
  // Pages such as `/` have no date of change; listings have the date of the CMS.
  const maps = await Promise.all(
    (await locations(index)).map(async (url) => (await request.get(url)).text()),
  );
  const dayOf = (path: string) =>
    new RegExp(`<loc>${SITE_URL}${path}</loc><lastmod>(.*?)</lastmod>`).exec(maps.join(''))?.[1];
  for (const path of ['/', '/dwk/', '/terms/']) expect(dayOf(path), path).toBeUndefined();
  const active = await search(HOMES.area, HOMES.list, {}, 0, 100);
  const newest = active.lists[0];
  expect(dayOf(`/dwk/propresi/PropResiDetail/${newest?._id ?? ''}`)).toBe(
    newest && (await detail(HOMES.area, 'propresi', newest._id)).updatedAt,
  );
  const homes = listed.filter((address) => address.includes('/dwk/propresi/PropResiDetail/'));
  const rents = await search(HOMES.area, 'RR', {}, 0, 100);
  expect(homes.length).toBe(active.count + rents.count);
});

test('the manifest and the icons exist', async ({ page, request }) => {
  await page.goto('/');
  const manifest = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const { icons, name } = (await (await request.get(manifest)).json()) as {
    icons: { src: string }[];
    name: string;
  };
  expect(name).toBe((await parameters()).brandName);
  const links = await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  // Browsers and messengers request this file by themselves.
  for (const address of ['/favicon.ico', ...addresses, ...icons.map(({ src }) => src)]) {
    const answer = await request.get(address ?? '');
    expect(answer.status(), address ?? '').toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

test.describe('pages that search engines must not index', () => {
  test.use({ javaScriptEnabled: true, knownError: /status of 404/ });

  test('a search has noindex, its list does not', async ({ page }) => {
    await visit(page, `${HOMES.path}?propertyTypeA=Flat`);
    await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex');
    expect(await canonicalOf(page)).toBe(SITE_URL + HOMES.path);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page).toHaveURL('/');
    await expect(meta(page, 'robots')).toHaveCount(0);
  });

  test('a page that does not exist has noindex and no canonical address', async ({ page }) => {
    for (const path of ['/nowhere', '/dwk/propresi/PropResiDetail/none']) {
      await page.goto(path);
      await expect(meta(page, 'robots').first()).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    }
  });
});
