import type { Page } from '@playwright/test';
import { search } from './contract';
import { expect, test, visit } from './fixtures';
import { cardsOf, HOMES } from './lists';

const { area, list, path, heading } = HOMES;
const values = { propertyTypeA: ['Flat'], bedroomA: ['3'] };

const expectFound = async (page: Page, { lists, count }: Awaited<ReturnType<typeof search>>) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${String(count)} ${heading}`);
  await expect(cardsOf(page)).toHaveCount(lists.length);
  for (const [index, { _id }] of lists.entries()) {
    const detail = cardsOf(page)
      .nth(index)
      .getByRole('link', { name: /^Detail/ });
    await expect(detail).toHaveAttribute('href', new RegExp(`Detail/${_id}$`));
  }
};

const searchFlats = async (page: Page) => {
  await visit(page, path);
  await page.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Search Residential Property Available for Sale',
  });
  for (const [group, option] of [
    ['Property Type', 'Flat'],
    ['Bedrooms', '3'],
  ] as const) {
    const choices = dialog.getByRole('group', { name: group });
    await choices.getByRole('checkbox', { name: option, exact: true }).check();
  }
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(dialog).toBeHidden();
};

test('a search is answered in the browser and stands in the address', async ({ page }) => {
  const all = await search(area, list);
  const found = await search(area, list, values);
  expect(found.count).toBeGreaterThan(0);
  expect(found.count).toBeLessThan(all.count);
  await searchFlats(page);
  await expect(page).toHaveURL(/bedroomA=3/);
  await expectFound(page, found);
});

test('a shared address shows the same search, and each filter can be taken away', async ({
  page,
}) => {
  await visit(page, `${path}?bedroomA=3&propertyTypeA=Flat`);
  await expectFound(page, await search(area, list, values));
  await page.getByRole('link', { name: /Remove\s*Bedrooms/ }).click();
  await expect(page).not.toHaveURL(/bedroomA/);
  await expectFound(page, await search(area, list, { propertyTypeA: ['Flat'] }));
});

test('the way back leads from a search to the list as it was', async ({ page }) => {
  await searchFlats(page);
  await expectFound(page, await search(area, list, values));
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expectFound(page, await search(area, list));
});

test('the list can be sorted by price', async ({ page }) => {
  await visit(page, path);
  await page.getByLabel('Sort').selectOption('Demand-Low To High');
  await expect(page).toHaveURL(/sorting=Demand-Low/);
  await expectFound(page, await search(area, list, { sorting: 'Demand-Low To High' }));
});

test('a search walks through its pages', async ({ page }) => {
  const sorted = { sorting: 'Sector' };
  await visit(page, `${path}?sorting=Sector`);
  await expectFound(page, await search(area, list, sorted));
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expectFound(page, await search(area, list, sorted, 10));
});

test('a search’s address beyond its last page leads to that', async ({ page }) => {
  const { count } = await search(area, list, { sorting: 'Sector' });
  const last = Math.ceil(count / 10);
  await visit(page, `${path}?sorting=Sector&page=${String(last + 7)}`);
  await expect(page).toHaveURL(`${path}?sorting=Sector&page=${String(last)}`);
  await expectFound(page, await search(area, list, { sorting: 'Sector' }, (last - 1) * 10));
  await expect(page.getByText('NO PROPERTY AVAILABLE')).toHaveCount(0);
});

test('a change of a search asks the CMS alone: nothing of the published page', async ({
  page,
  requests,
}) => {
  await visit(page, `${path}?sorting=Sector`);
  await expectFound(page, await search(area, list, { sorting: 'Sector' }));
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Sort').selectOption('Demand-Low To High');
  await expectFound(page, await search(area, list, { sorting: 'Demand-Low To High' }));
  const ofPage = requests.map((request) => request.url()).filter((url) => url.includes('?'));
  expect(ofPage.filter((url) => url.includes('page-data'))).toEqual([]);
});

test('a list that is opened afresh begins at its top; the way back keeps its place', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await visit(page, path);
  const card = cardsOf(page).nth(6);
  await card.scrollIntoViewIfNeeded();
  const place = await scrolled();
  expect(place).toBeGreaterThan(0);
  await card.getByRole('link', { name: /^Detail/ }).click();
  await expect(page).toHaveURL(/PropResiDetail/);
  await expect.poll(scrolled).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Residential Property For Sale' }).click();
  await expect(page).toHaveURL(path);
  await expect.poll(scrolled).toBeGreaterThan(place - 120);
  await visit(page, '/terms/');
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(0);
});

test('a search that finds nothing says so and leads to everything', async ({ page }) => {
  await visit(page, `${path}?minPrice=900000000000`);
  await expect(page.getByRole('heading', { name: 'NO PROPERTY AVAILABLE' })).toBeVisible();
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(path);
  await expectFound(page, await search(area, list));
});

test('the search keeps what was typed when it is closed, and Clear Values empties it', async ({
  page,
}) => {
  await visit(page, path);
  const filter = page.getByRole('button', { name: 'Filter' });
  const price = page.getByRole('dialog').getByLabel(/min/i).first();
  await filter.click();
  await price.fill('5000000');
  await expect(page.getByRole('dialog')).toContainText('Fifty Lakh');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await filter.click();
  await expect(price).toHaveValue('5000000');
  await page.getByRole('button', { name: 'Clear Values' }).click();
  await expect(price).toHaveValue('');
});

test.describe('where the CMS does not answer', () => {
  test.use({ knownError: /ERR_FAILED/ });

  test('a search says so, keeps the list, and can be tried again', async ({ page }) => {
    const calls = '**/api/**';
    await visit(page, path);
    await page.route(calls, (route) => route.abort());
    await page.getByLabel('Sort').selectOption('Sector');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Oops');
    await expect(cardsOf(page)).toHaveCount(10);
    await page.unroute(calls);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expectFound(page, await search(area, list, { sorting: 'Sector' }));
  });
});
