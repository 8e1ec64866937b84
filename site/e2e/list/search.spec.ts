import type { Page } from '@playwright/test';
import { search } from '../support/api';
import { expectResults } from '../support/search-results';
import { expect, expectAccessible, test, visit } from '../support/fixtures';
import { HOMES } from '../support/lists';
import { expectNoShift, watchShifts } from '../support/layout-shift';

const { area, list, path } = HOMES;
const values = { propertyTypeA: ['Flat'], bedroomA: ['3'] };

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

test('a search is answered in the browser and is part of the address', async ({ page }) => {
  const all = await search(area, list);
  const found = await search(area, list, values);
  expect(found.count).toBeGreaterThan(0);
  expect(found.count).toBeLessThan(all.count);
  await searchFlats(page);
  await expect(page).toHaveURL(/bedroomA=3/);
  await expectResults(page, found);
});

test('a shared address shows the same search, and each filter can be removed', async ({ page }) => {
  await visit(page, `${path}?bedroomA=3&propertyTypeA=Flat`);
  await expectResults(page, await search(area, list, values));
  await page.getByRole('link', { name: /Remove\s*Bedrooms/ }).click();
  await expect(page).not.toHaveURL(/bedroomA/);
  await expectResults(page, await search(area, list, { propertyTypeA: ['Flat'] }));
});

test('each of several values of a filter can be removed, by keyboard too', async ({ page }) => {
  const asked = { propertyTypeA: ['Flat', 'Floor'], minPrice: 1_000_000 };
  await visit(page, `${path}?propertyTypeA=Flat&propertyTypeA=Floor&minPrice=1000000`);
  await expectResults(page, await search(area, list, asked));
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  await expect(chips).toContainText('₹ 10,00,000');
  await chips.getByRole('link', { name: /Floor/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/Floor/);
  await expectResults(page, await search(area, list, { ...asked, propertyTypeA: ['Flat'] }));
  await expect(chips.getByRole('listitem')).toHaveCount(2);
});

test('Back from a search restores the list', async ({ page }) => {
  await searchFlats(page);
  await expectResults(page, await search(area, list, values));
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expectResults(page, await search(area, list));
});

test('the list can be sorted by price', async ({ page }) => {
  await visit(page, path);
  await page.getByLabel('Sort').selectOption('Demand-Low To High');
  await expect(page).toHaveURL(/sorting=Demand-Low/);
  await expectResults(page, await search(area, list, { sorting: 'Demand-Low To High' }));
});

test('a search has pages', async ({ page }) => {
  const sorted = { sorting: 'Sector' };
  await visit(page, `${path}?sorting=Sector`);
  await expectResults(page, await search(area, list, sorted));
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expectResults(page, await search(area, list, sorted, 10));
});

test('a page number beyond the last page of a search leads to the last page', async ({ page }) => {
  const { count } = await search(area, list, { sorting: 'Sector' });
  const last = Math.ceil(count / 10);
  await visit(page, `${path}?sorting=Sector&page=${String(last + 7)}`);
  await expect(page).toHaveURL(`${path}?sorting=Sector&page=${String(last)}`);
  await expectResults(page, await search(area, list, { sorting: 'Sector' }, (last - 1) * 10));
  await expect(page.getByText('NO PROPERTY AVAILABLE')).toHaveCount(0);
});

test('a change of a search requests nothing of the published page', async ({ page, requests }) => {
  await visit(page, `${path}?sorting=Sector`);
  await expectResults(page, await search(area, list, { sorting: 'Sector' }));
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Sort').selectOption('Demand-Low To High');
  await expectResults(page, await search(area, list, { sorting: 'Demand-Low To High' }));
  const ofPage = requests.map((request) => request.url()).filter((url) => url.includes('?'));
  expect(ofPage.filter((url) => url.includes('page-data'))).toEqual([]);
});

test('a search without results says so and links to all properties', async ({ page }) => {
  await visit(page, `${path}?minPrice=900000000000`);
  await expect(page.getByRole('heading', { name: 'NO PROPERTY AVAILABLE' })).toBeVisible();
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(path);
  await expectResults(page, await search(area, list));
});

test('the search form keeps its values when it is closed, and Clear Values empties it', async ({
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

test('an amount that is too large shows a visible error with Indian digit grouping', async ({
  page,
}) => {
  await visit(page, path);
  await page.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog');
  const price = dialog.getByLabel('Maximum Demand');
  await price.fill('99999999999999');
  await page.keyboard.press('Enter');
  const fault = dialog.getByText('Maximum Demand must be between 0 and 10,00,00,00,00,000');
  await expect(price).toBeFocused();
  const bottomOf = async () => {
    const box = await fault.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  const button = await dialog.getByRole('button', { name: 'Search' }).boundingBox();
  await expect.poll(bottomOf).toBeLessThan(button?.y ?? 0);
});

test('unknown parameters of the address are reported and can be removed', async ({ page }) => {
  await visit(page, `${path}?bedroomA=3&bedroomA=99&propertyTypeA=Flat&minRent=5&sorting=Price`);
  await expectResults(page, await search(area, list, values));
  const note = page.getByRole('link', { name: /^Dismiss/ });
  await expect(note).toHaveAccessibleName(
    'Dismiss We left out: Bedrooms 99, Minimum Rent Demand 5, Sort Price',
  );
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    'We left out: Bedrooms 99',
  );
  await expectAccessible(page, 'main');
  await note.click();
  await expect(page).toHaveURL(/bedroomA=3/);
  await expect(page).not.toHaveURL(/bedroomA=99|minRent|sorting/);
  await expect(note).toHaveCount(0);
  await expectResults(page, await search(area, list, values));
});

for (const [what, count, query] of [
  ['two filters', 2, 'propertyTypeA=Flat&bedroomA=3'],
  ['a long name', 1, 'projectNameA=New%20Cosmopolitan%20Apartments'],
  ['four filters', 4, 'propertyTypeA=Flat&bedroomA=2&bedroomA=3&minPrice=1000000'],
  ['filters and what was left out', 3, 'bedroomA=3&bedroomA=99&propertyTypeA=Flat&minRent=5'],
] as const) {
  test(`with ${what} each filter has a visible remove link, and nothing shifts`, async ({
    page,
  }) => {
    await watchShifts(page);
    await visit(page, `${path}?${query}`);
    await expect(page.getByText(/\d+–\d+ of \d+/)).toBeVisible();
    const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
    await expect(chips).toHaveCount(count);
    for (const chip of await chips.all()) {
      await expect(chip.locator('svg')).toBeInViewport({ ratio: 1 });
    }
    await expectNoShift(page);
  });
}

test(
  'many filters and long unknown values never cause a horizontal scroll bar',
  { tag: '@both' },
  async ({ page }) => {
    const filters = 'bedroomA=2&bedroomA=3&furnishedStatusA=Furnished&localityA=Sector%2012';
    const nobodys = `propertyTypeA=${'Castle'.repeat(20)}`;
    for (const query of [filters, `${nobodys}&${filters}`]) {
      await visit(page, `${HOMES.path}?${query}`);
      const chips = page.getByRole('list', { name: 'Active filters' });
      const isLeftOut = query.includes(nobodys);
      await expect(chips.getByRole('listitem')).toHaveCount(isLeftOut ? 5 : 4);
      const beyond = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      expect(await beyond()).toBe(0);
      if (!isLeftOut) continue;
      const note = chips.getByRole('link', { name: /^Dismiss/ });
      const cross = await note.locator('svg').boundingBox();
      expect(cross?.width).toBe(16);
      expect((cross?.x ?? 0) + 16).toBeLessThan(page.viewportSize()?.width ?? 0);
    }
  },
);
