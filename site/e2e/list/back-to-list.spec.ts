import type { Page } from '@playwright/test';
import { search } from '../support/api';
import { expectResults } from '../support/search-results';
import { expect, test, visit } from '../support/fixtures';
import { cardsOf, HOMES } from '../support/lists';

const { area, list, path } = HOMES;

const scrolledOf = (page: Page) => () => page.evaluate(() => Math.round(window.scrollY));

test('a list opens at its top, and the link back restores its scroll position', async ({
  page,
}) => {
  const scrolled = scrolledOf(page);
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

test('the link back from a property restores filters, page and scroll position', async ({
  page,
}) => {
  const scrolled = scrolledOf(page);
  const left = `${path}?furnishedStatusA=Furnished&furnishedStatusA=Semi-Furnished&furnishedStatusA=Unfurnished&sorting=Sector&page=2`;
  const asked = {
    furnishedStatusA: ['Furnished', 'Semi-Furnished', 'Unfurnished'],
    sorting: 'Sector',
  };
  const found = await search(area, list, asked, 10);
  expect(found.lists.length).toBeGreaterThan(1);
  await visit(page, left);
  await expectResults(page, found);
  const card = cardsOf(page).nth(1);
  await card.scrollIntoViewIfNeeded();
  const place = await scrolled();
  await card.getByRole('link', { name: /^Detail/ }).click();
  await expect(page).toHaveURL(/PropResiDetail/);
  await page.getByRole('main').getByRole('link', { name: 'Residential Property For Sale' }).click();
  await expect(page).toHaveURL(left);
  await expectResults(page, found);
  await expect.poll(scrolled).toBeGreaterThan(place - 120);
  await expect(page.getByLabel('Sort')).toHaveValue('Sector');
});
