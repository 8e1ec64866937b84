import type { Page } from '@playwright/test';
import { listPath } from '../../src/domain';
import type { Listing } from '../../src/domain';
import { memberOf, signIn } from '../support/accounts';
import {
  expect,
  expectAccessibleInBothSchemes,
  reload,
  test,
  visit,
  expectReadableInBothSchemes,
} from '../support/fixtures';
import { field, topDialog } from '../support/forms';
import { createListing, readListing } from '../support/listings';
import { view } from '../support/table';

// For staff, lists contain properties without a published page.
test.use({ knownError: /404/ });

/** That of the sample content. */
const PAGE_SIZE = 10;

/** Prices that no other listing has. */
let price = 710_000_000 + (Date.now() % 1_000_000) * 100;

/** Opens the table of new inactive homes, alone, as their manager. Returns their codes, and their stored values. */
async function openTable(page: Page, count: number) {
  price += 10;
  const member = await signIn(page, { userType: 'manager_ggn' });
  const admin = await memberOf({ userType: 'admin' });
  const made: Listing[] = [];
  for (let at = 0; at < count; at += 1)
    made.push(await createListing(admin, 'ggn', 'propresi', { expectedPrice: price }));
  const range = `minPrice=${String(price)}&maxPrice=${String(price)}`;
  await visit(page, `${listPath('ggn', 'RS')}?${range}`);
  await view(page, 'Table').click();
  await expect(page.getByRole('rowheader')).toHaveCount(Math.min(count, PAGE_SIZE));
  const stored = () =>
    Promise.all(made.map(({ _id }) => readListing(member, 'ggn', 'propresi', _id)));
  const prices = async () => (await stored()).map((listing) => listing?.expectedPrice);
  return { codes: made.map(({ code }) => code), prices, member };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selected listings' });

test('selected listings get a price by percent, and get it back @both', async ({ page }) => {
  const { codes, prices } = await openTable(page, 3);
  const [one = '', two = ''] = codes;
  for (const code of [one, two])
    await page.getByRole('checkbox', { name: `Select ${code}` }).check();
  await expect(bar(page)).toContainText('2 listings selected');
  await expectReadableInBothSchemes(page);
  await bar(page).getByRole('button', { name: 'Set …' }).press('Enter');

  const dialog = topDialog(page);
  await expect(dialog).toHaveAccessibleName('Set for 2 listings');
  await field(dialog, 'What to set').selectOption('Price by Percent');
  await field(dialog, 'Price by Percent').fill('300');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(field(dialog, 'Price by Percent')).toHaveAccessibleDescription(
    /Percent must be a number from -90 to 200, and not 0/,
  );
  await field(dialog, 'Price by Percent').fill('-10 %');
  await expectAccessibleInBothSchemes(page);
  await field(dialog, 'Price by Percent').press('Enter');
  const effects = dialog.getByRole('table');
  await expect(effects.getByRole('rowheader', { name: one })).toBeVisible();
  await expect(effects.getByText(/^Demand: ₹ .+ → ₹ /)).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Change 2 listings' })).toBeFocused();
  await expectReadableInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(field(dialog, 'Price by Percent')).toHaveValue('-10 %');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Change 2 listings' }).press('Enter');

  await expect(dialog.getByText('2 listings changed.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const lower = Math.round(price * 0.9);
  expect(await prices()).toEqual([lower, lower, price]);
  // The list is that of the old price.
  await expect(page.getByRole('rowheader', { includeHidden: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(dialog.getByText('2 listings set back.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close', exact: true }).last()).toBeFocused();
  expect(await prices()).toEqual([price, price, price]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
});

test('all that match, and what is refused', async ({ page }) => {
  await openTable(page, 11);
  await page.getByRole('checkbox', { name: 'Select All on This Page' }).press('Space');
  await expect(bar(page)).toContainText('10 listings selected');
  await bar(page).getByRole('button', { name: 'Select all 11 that match' }).click();
  await expect(bar(page)).toContainText('11 listings selected');
  await bar(page).getByRole('button', { name: 'Set …' }).click();
  const dialog = topDialog(page);
  await field(dialog, 'What to set').selectOption('Checked Today');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Refused: It is not on offer: Withdrawn')).toHaveCount(11);
  await dialog.getByRole('button', { name: 'Change 11 listings' }).click();
  await expect(dialog.getByText('0 listings changed, 11 refused.')).toBeVisible();
  const refused = dialog.getByRole('list', { name: 'Refused' }).getByRole('listitem');
  await expect(refused).toHaveCount(11);
  await expect(refused.first()).toHaveText(/^GGN-R-\d+: It is not on offer: Withdrawn$/);
  await expect(dialog.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a change is found again, with its report and its undo @both', async ({ page }) => {
  const { prices, member } = await openTable(page, 2);
  await page.getByRole('checkbox', { name: 'Select All on This Page' }).check();
  await bar(page).getByRole('button', { name: 'Set …' }).click();
  const dialog = topDialog(page);
  await field(dialog, 'What to set').selectOption('Price by Rupees');
  await field(dialog, 'Price by Rupees').fill('-500');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Change 2 listings' }).click();
  await expect(dialog.getByText('2 listings changed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  await visit(page, listPath('ggn', 'RS'));
  await reload(page);
  const recent = page.getByRole('button', { name: 'Recent Changes' });
  await recent.press('Enter');
  await expect(dialog).toHaveAccessibleName('Recent Changes: Dwarka Expressway');
  const entry = dialog
    .getByRole('listitem')
    .filter({ hasText: member.uname })
    .filter({ hasText: 'Price by Rupees' });
  await expect(entry).toHaveText(
    /^Price by Rupees: ₹ -500Residential · .+ · .+2 listings changed\.$/,
  );
  await expectReadableInBothSchemes(page);
  await entry.getByRole('button').press('Enter');
  await expect(dialog.getByText('2 listings changed.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(dialog.getByText('2 listings set back.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close', exact: true }).last()).toBeFocused();
  expect(await prices()).toEqual([price, price]);
  await dialog.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(entry).toHaveText([
    /^Undo: Price by Rupees: ₹ -500.+2 listings set back\.$/,
    /^Price by Rupees: ₹ -500.+2 listings changed\. Undone\.$/,
  ]);
  await expect(entry.last().getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('2 listings changed. Undone.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(recent).toBeFocused();
});

test('a search that finds nothing leads to the changes, too @both', async ({ page }) => {
  await openTable(page, 1);
  await visit(page, `${listPath('ggn', 'RS')}?minPrice=1&maxPrice=1`);
  await expect(page.getByRole('heading', { name: 'NO PROPERTY AVAILABLE' })).toBeVisible();
  await expectReadableInBothSchemes(page);
  const recent = page.getByRole('button', { name: 'Recent Changes' });
  await recent.press('Enter');
  await expect(topDialog(page)).toHaveAccessibleName('Recent Changes: Dwarka Expressway');
  await page.keyboard.press('Escape');
  await expect(recent).toBeFocused();
  await view(page, 'Cards').click();
  await expect(recent).toHaveCount(0);
});
