import type { Page } from '@playwright/test';
import { newAccount, signIn, signInAs } from '../support/accounts';
import {
  expect,
  expectAccessibleInBothSchemes,
  test,
  visit,
  expectReadableInBothSchemes,
} from '../support/fixtures';
import { field } from '../support/forms';
import { HOMES } from '../support/lists';
import { mockResponses } from '../support/mocks';
import { heading, rowsPerPage } from '../support/table';

// For staff, lists contain properties without a published page. A refused name returns 400.
test.use({ knownError: /40[04]/ });

const views = (page: Page) => page.getByRole('button', { name: 'Views', exact: true });
const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const entry = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
const action = (page: Page, what: string, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${what} ?: ${name}$`) });

test(
  'staff save a view of a list, and find it again on another device',
  { tag: '@both' },
  async ({ page, browser }) => {
    const account = await newAccount({ userType: 'manager_dwk' });
    const other = await browser.newContext();
    const first = await other.newPage();
    await signInAs(first, account);
    await visit(first, `${HOMES.path}?minPrice=10000000&sorting=Demand-High+To+Low`);
    await view(first, 'Table').click();
    await first.getByRole('button', { name: 'Columns' }).click();
    await first.getByRole('checkbox', { name: 'Area' }).check();
    await first.getByRole('checkbox', { name: 'Locality' }).uncheck();
    await rowsPerPage(first).selectOption('25');
    await views(first).press('Enter');
    await expect(first.getByRole('dialog')).toContainText('There is none yet.');
    await first.getByRole('button', { name: 'Save View' }).press('Enter');
    await expect(field(first, 'Name')).toBeFocused();
    await first.keyboard.type('Large homes');
    await first.keyboard.press('Enter');
    await expect(first.getByText('View Saved Successfully')).toBeVisible();
    await expect(entry(first, 'Large homes')).toContainText(
      'Table · Minimum Demand ₹ 1,00,00,000 · Demand-High To Low',
    );
    await other.close();

    await signInAs(page, account);
    await visit(page, HOMES.path);
    await expect(view(page, 'Cards')).toHaveAttribute('aria-pressed', 'true');
    await views(page).press('Enter');
    await expectReadableInBothSchemes(page);
    await entry(page, 'Large homes').getByRole('button').first().press('Enter');
    await expect(page).toHaveURL(/\?minPrice=10000000&sorting=Demand-High\+To\+Low$/);
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('Demand-High To Low');
    await expect(heading(page, 'Area')).toBeVisible();
    await expect(heading(page, 'Locality')).toHaveCount(0);
    await expect(rowsPerPage(page)).toHaveValue('25');
    await expect(views(page)).toBeFocused();

    await view(page, 'Cards').click();
    await views(page).click();
    await page.getByRole('button', { name: 'Save View' }).click();
    await field(page, 'Name').fill('LARGE homes');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(
      /You have a view “Large homes” of this list already/,
    );
    await expect(field(page, 'Name')).toHaveValue('LARGE homes');
    await expectAccessibleInBothSchemes(page);
    await field(page, 'Name').fill('A second one');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(entry(page, 'A second one')).toContainText('Cards · Minimum Demand');

    await action(page, 'Replace', 'Large homes').click();
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(entry(page, 'Large homes')).toContainText('Cards · Minimum Demand');
    await action(page, 'Delete', 'A second one').click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(entry(page, 'A second one')).toHaveCount(0);
    await expect(entry(page, 'Large homes')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(views(page)).toBeFocused();
  },
);

test('a view with a filter that is no longer valid opens with the others', async ({ page }) => {
  await signIn(page, { userType: 'manager_dwk' });
  await mockResponses(page, 'SavedViewList', {
    json: {
      views: [
        {
          ...{ _id: 'v1', area: 'dwk', list: 'RS', name: 'Old', display: 'Table' },
          ...{
            query: 'minPrice=10000000&furnishedStatusA=Gone',
            columns: ['price', 'gone'],
            rows: 10,
          },
        },
      ],
    },
  });
  await visit(page, HOMES.path);
  await views(page).click();
  await entry(page, 'Old').getByRole('button').first().click();
  // The status has the same words, with the filters.
  await expect(page.getByText('We left out:', { exact: true })).toBeVisible();
  await expect(page.getByText('₹ 1,00,00,000').first()).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Property', 'Price']);
});
