import type { Locator, Page } from '@playwright/test';
import { listPath } from '../../src/domain';
import { memberOf, signIn } from '../support/accounts';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
  reload,
  tabTo,
  test,
  visit,
} from '../support/fixtures';
import { createListing } from '../support/listings';
import { rowsPerPage, view } from '../support/table';

// For staff, lists contain properties without a published page, and pages that are not published.
test.use({ knownError: /404/ });

const LIST = listPath('ggn', 'RS');
const COUNT = 27;

const codesOf = (page: Page): Locator => page.getByRole('table').getByRole('rowheader');

/** Signs a manager in, to a list with new inactive homes. Returns the query that finds them alone. */
async function signInToMany(page: Page): Promise<string> {
  const price = 820_000_000 + (Date.now() % 10_000_000);
  await signIn(page, { userType: 'manager_ggn' });
  const admin = await memberOf({ userType: 'admin' });
  for (let made = 0; made < COUNT; made += 1)
    await createListing(admin, 'ggn', 'propresi', { expectedPrice: price });
  return `minPrice=${String(price)}&maxPrice=${String(price)}`;
}

test(
  'staff choose the rows per page of the table, and stay at the same listings',
  { tag: '@both' },
  async ({ page }) => {
    const search = await signInToMany(page);
    await visit(page, `${LIST}?${search}&page=2`);
    await expect(page.getByRole('article')).toHaveCount(10);
    await view(page, 'Table').click();
    const rows = rowsPerPage(page);
    const codes = codesOf(page);
    await expect(rows).toHaveValue('10');
    await expect(codes).toHaveCount(10);
    const second = await codes.allTextContents();

    await tabTo(page, rows);
    await rows.selectOption('25');
    await expect(page).toHaveURL(`${LIST}?${search}`);
    await expect(codes).toHaveCount(25);
    await expect(page.getByText('1–25 of 27')).toBeVisible();
    await expect(rows).toBeFocused();
    expect((await codes.allTextContents()).slice(10, 20)).toEqual(second);
    await expectNoHorizontalScroll(page);
    await page.getByRole('checkbox', { name: 'Select All on This Page' }).check();
    await expect(page.getByText('25 listings selected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Select all 27 that match' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);

    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${LIST}?${search}&page=2`);
    await expect(page.getByText('26–27 of 27')).toBeVisible();
    await expect(page.getByText(/listings? selected/)).toHaveCount(0);
    const [last = ''] = await codes.allTextContents();
    await reload(page);
    await expect(rows).toHaveValue('25');
    await expect(codes.first()).toHaveText(last);
    await rows.selectOption('10');
    await expect(page).toHaveURL(`${LIST}?${search}&page=3`);
    await expect(codes).toHaveCount(7);
    await expect(codes.filter({ hasText: last })).toBeVisible();

    await rows.selectOption('100');
    await expect(page).toHaveURL(`${LIST}?${search}`);
    await expect(codes).toHaveCount(COUNT);
    await page.getByRole('checkbox', { name: 'Select All on This Page' }).check();
    await expect(page.getByText('27 listings selected')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Select all \d/ })).toHaveCount(0);
    // The cards keep the number of the parameter.
    await view(page, 'Cards').click();
    await expect(page.getByRole('article')).toHaveCount(10);
  },
);

test('pages of the list itself have the chosen rows', async ({ page }) => {
  await signInToMany(page);
  await visit(page, LIST);
  await view(page, 'Table').click();
  const rows = rowsPerPage(page);
  const range = (text: RegExp) => expect(page.getByText(text)).toBeVisible();
  await range(/^1–10 of \d+$/);
  await rows.selectOption('25');
  await range(/^1–25 of \d+$/);
  await expect(codesOf(page)).toHaveCount(25);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${LIST}/2`);
  await range(/^26–\d+ of \d+$/);
  await rows.selectOption('10');
  await expect(page).toHaveURL(`${LIST}/3`);
  await range(/^21–30 of \d+$/);
  await expect(codesOf(page)).toHaveCount(10);
  await rows.selectOption('100');
  await expect(page).toHaveURL(LIST);
  await range(/^1–\d+ of \d+$/);
});
