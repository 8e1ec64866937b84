import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/fixtures';
import { field } from '../support/forms';
import { expectGuards } from '../support/history';
import { HOMES } from '../support/lists';
import { oldestListing, search } from '../support/api';
import { expectResults } from '../support/search-results';

const START = '/terms/';
const { area, list, path } = HOMES;

/** Checks that a single Back leads from a page to the previous one. */
async function expectStartBefore(page: Page): Promise<void> {
  await expectGuards(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(START);
}

test.beforeEach(async ({ page }) => {
  await visit(page, START);
});

test('Back closes the filter, and what was typed is kept', { tag: '@both' }, async ({ page }) => {
  await visit(page, path);
  const filter = page.getByRole('button', { name: 'Filter' });
  const dialog = page.getByRole('dialog');
  await filter.click();
  await field(dialog, 'Minimum Demand').fill('90 lac');
  await expectGuards(page, 1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(path);
  await filter.click();
  await expect(field(dialog, 'Minimum Demand')).toHaveValue('90 lac');
  await expectGuards(page, 1);
  // The search replaces the history entry of the dialog.
  await dialog.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(`${path}?minPrice=9000000`);
  await expectResults(page, await search(area, list, { minPrice: 9_000_000 }));
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expectStartBefore(page);
});

test(
  'Back closes the viewer, then the gallery, then leaves',
  { tag: '@both' },
  async ({ page }) => {
    const { code, images } = await oldestListing(area, list);
    expect(images).not.toEqual([]);
    const found = `${path}?code=${code}`;
    await visit(page, found);
    await page.getByRole('button', { name: /^Images: / }).click();
    const gallery = page.getByRole('dialog').first();
    await expect(gallery).toBeVisible();
    await gallery
      .getByRole('button', { name: /picture/i })
      .first()
      .click();
    await expectGuards(page, 2);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expectGuards(page, 1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(found);
    await expectStartBefore(page);
  },
);

test(
  'Back closes the menu; a page chosen in it takes its entry',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/privacy-policy/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const dwarka = menu.getByRole('link', { name: 'Dwarka', exact: true });
    await menu.locator('summary').click();
    await expect(dwarka).toBeVisible();
    await expectGuards(page, 1);
    await page.goBack();
    await expect(dwarka).toBeHidden();
    await expect(page).toHaveURL('/privacy-policy/');
    await menu.locator('summary').click();
    await expectGuards(page, 1);
    await dwarka.click();
    await expect(page).toHaveURL('/dwk/');
    await page.goBack();
    await expect(page).toHaveURL('/privacy-policy/');
    await page.goForward();
    await expect(page).toHaveURL('/dwk/');
    await page.goBack();
    await expectStartBefore(page);
  },
);

test('Back closes a modal and keeps the place of the page', async ({ page }) => {
  await visit(page, '/');
  const link = page.getByRole('link', { name: 'Terms & Conditions' });
  await link.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await expectGuards(page, 1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await expectStartBefore(page);
});

test('Back closes the film of the home page', { tag: '@phone' }, async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The video</p>' }),
  );
  await visit(page, '/');
  const film = page.getByRole('dialog', { name: /^Welcome To / });
  const open = async () => {
    await page.getByRole('link', { name: 'Watch our video' }).click();
    await expect(film).toBeVisible();
    await expectGuards(page, 1);
  };
  await open();
  await page.goBack();
  await expect(film).toBeHidden();
  await expect(page).toHaveURL('/');
  await open();
  await film.getByRole('button', { name: 'Close' }).click();
  await expectGuards(page, 0);
  await open();
  await page.keyboard.press('Escape');
  await expectGuards(page, 0);
  await open();
  await page.locator('#where').getByRole('link').first().click();
  await expect(page).toHaveURL('/dwk/');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectStartBefore(page);
});
