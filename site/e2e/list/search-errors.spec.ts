import type { Page } from '@playwright/test';
import { search } from '../support/api';
import { expectResults } from '../support/search-results';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  test,
  visit,
  mainHeading,
} from '../support/fixtures';
import { holdRequests } from '../support/mocks';
import { cardsOf, HOMES } from '../support/lists';
import { expectNoShift, watchShifts } from '../support/layout-shift';

const { area, list, path, heading } = HOMES;
const CALLS = '**/api/**';
const FLATS = '?propertyTypeA=Flat&bedroomA=3';
const flats = () => search(area, list, { propertyTypeA: ['Flat'], bedroomA: ['3'] });

const statusOf = (page: Page) => page.getByRole('main').getByRole('status').first();

/** Fails if anything on the page belongs to a search other than the one with the two chips. */
async function expectNothingOfOthers(page: Page): Promise<void> {
  await expect(mainHeading(page)).toHaveText(heading);
  await expect(cardsOf(page)).toHaveCount(0);
  await expect(page.getByText(/\d+–\d+ of \d+/)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('link')).toHaveText([/3/, /Flat/]);
}

for (const from of ['a shared address', 'the list itself'] as const) {
  test(`a slow search shows no count, and no card of a previous one to be pressed, from ${from}`, async ({
    page,
  }) => {
    await watchShifts(page);
    if (from === 'the list itself') {
      await visit(page, `${path}?propertyTypeA=Flat`);
      await expectResults(page, await search(area, list, { propertyTypeA: ['Flat'] }));
      await visit(page, `${path}?propertyTypeA=Flat&bedroomA=3&sorting=Sector`);
    }
    const release = await holdRequests(page, CALLS);
    if (from === 'the list itself') await page.getByLabel('Sort').selectOption('none');
    else await visit(page, path + FLATS);
    await expectNothingOfOthers(page);
    await expect(statusOf(page)).toHaveText('Loading...');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
    await expectAccessible(page, 'main');
    release();
    await expectResults(page, await flats());
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(statusOf(page)).toHaveText(/^\d+ /);
    await expectNoShift(page);
  });
}

test.describe('when the CMS does not answer', () => {
  test.use({ knownError: /ERR_FAILED/ });

  test('a shared search shows an error with Retry in place of its cards', async ({ page }) => {
    await page.route(CALLS, (route) => route.abort());
    await visit(page, path + FLATS);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Oops');
    await expect(alert).toContainText('Something went wrong.Please Try Again_PropResiSaleSearch');
    await expectNothingOfOthers(page);
    await expectAccessibleInBothSchemes(page, 'main');
    await page.unroute(CALLS);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expectResults(page, await flats());
    await expect(alert).toHaveCount(0);
  });

  test('a failed sort keeps the cards, dimmed, with the reason and Retry', async ({ page }) => {
    await visit(page, path);
    const cards = await cardsOf(page).count();
    await page.route(CALLS, (route) => route.abort());
    await page.getByLabel('Sort').selectOption('Sector');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Oops');
    await expect(page.locator('main [inert] article')).toHaveCount(cards);
    await expect(page.locator('main [inert] article').first()).toBeInViewport();
    await expect(alert).toBeInViewport();
    await expectAccessibleInBothSchemes(page, 'main');
    await page.unroute(CALLS);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expectResults(page, await search(area, list, { sorting: 'Sector' }));
    await expect(alert).toHaveCount(0);
  });

  test('Back from a failed search restores the previous list', async ({ page }) => {
    await visit(page, path);
    await page.route(CALLS, (route) => route.abort());
    await page.getByLabel('Sort').selectOption('Sector');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Oops');
    await expect(cardsOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute(CALLS);
    await expectResults(page, await search(area, list));
  });
});
