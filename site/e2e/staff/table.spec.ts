import type { Page } from '@playwright/test';
import { compareNaturally, editCall } from '../../src/domain';
import { signIn } from '../support/accounts';
import { ActionCounter } from '../support/action-counter';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
  reload,
  tabTo,
  test,
  visit,
  expectReadableInBothSchemes,
} from '../support/fixtures';
import { field } from '../support/forms';
import { HOMES } from '../support/lists';
import { mockResponses } from '../support/mocks';
import { openOwnListing } from '../support/own-listing';
import { cell, heading, view } from '../support/table';

// For staff, lists contain properties without a published page. One spec fails a call on purpose.
test.use({ knownError: /404|500/ });

/** Opens the table of one new inactive home. */
async function atRow(page: Page) {
  const listing = await openOwnListing(page);
  await view(page, 'Table').click();
  await expect(page.getByRole('rowheader', { name: listing.code })).toBeVisible();
  return listing;
}

test(
  'staff choose table, columns and order, and find them again',
  { tag: '@both' },
  async ({ page }) => {
    await signIn(page, { userType: 'manager_dwk' });
    // Other specs create cheaper homes at the same time.
    await visit(page, `${HOMES.path}?minPrice=10000000`);
    const marks = page.getByRole('article').getByText(/^DWK-R-\d+$/);
    await expect(view(page, 'Cards')).toHaveAttribute('aria-pressed', 'true');
    await expect(marks).not.toHaveCount(0);
    const cards = await marks.allTextContents();
    await view(page, 'Table').press('Enter');
    const table = page.getByRole('table', { name: HOMES.heading });
    const codes = () => table.getByRole('rowheader').allTextContents();
    await expect(table).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await codes()).toEqual(cards);
    await expectNoHorizontalScroll(page);

    const inOrder = cards.toSorted(compareNaturally);
    const sort = heading(page, 'Property').getByRole('button');
    await sort.click();
    await expect(heading(page, 'Property')).toHaveAttribute('aria-sort', 'ascending');
    expect(await codes()).toEqual(inOrder);
    await sort.click();
    await expect(heading(page, 'Property')).toHaveAttribute('aria-sort', 'descending');
    expect(await codes()).toEqual(inOrder.toReversed());
    await sort.click();
    await expect(heading(page, 'Property')).toHaveAttribute('aria-sort', 'none');
    expect(await codes()).toEqual(cards);

    const columns = page.getByRole('button', { name: 'Columns' });
    await expect(heading(page, 'Area')).toHaveCount(0);
    await columns.press('Enter');
    await expect(columns).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('checkbox', { name: 'Area' }).check();
    await page.getByRole('checkbox', { name: 'Locality' }).uncheck();
    await expect(heading(page, 'Area')).toBeVisible();
    await expectReadableInBothSchemes(page);

    // The code stays in place while the keyboard scrolls the other columns.
    const region = page.getByRole('region', { name: HOMES.heading });
    const place = () => heading(page, 'Property').evaluate((at) => at.getBoundingClientRect().left);
    const before = await place();
    await region.focus();
    await expect(region).toBeFocused();
    await region.evaluate((element) => {
      element.scrollLeft = element.scrollWidth;
    });
    expect(await place()).toBe(before);

    await reload(page);
    await expect(heading(page, 'Area')).toBeVisible();
    await expect(heading(page, 'Locality')).toHaveCount(0);
    expect(await codes()).toEqual(cards);
    await visit(page, `${HOMES.path}?code=${cards[0] ?? ''}`);
    await expect(table.getByRole('rowheader')).toHaveText([cards[0] ?? '']);
    await view(page, 'Cards').click();
    await expect(page.getByRole('article')).toHaveCount(1);
  },
);

test('the price is changed in the table by two presses', { tag: '@both' }, async ({ page }) => {
  const { code, stored } = await atRow(page);
  const hand = new ActionCounter();
  await hand.press(cell(page, 'Edit Price', code));
  await expect(field(page, 'Demand')).toHaveValue('4321000');
  await expect(field(page, 'Demand')).toBeFocused();
  await expectReadableInBothSchemes(page);
  await field(page, 'Demand').fill('45 lac');
  await hand.press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  await expect(cell(page, 'Edit Price', code)).toHaveText('₹ 45.00 Lac');
  await expect(cell(page, 'Edit Price', code)).toBeFocused();
  expect(hand.count).toBe(2);
  expect((await stored())?.expectedPrice).toBe(4_500_000);
});

test('a price in the table keeps what is typed through errors and conflicts, by keyboard', async ({
  page,
}) => {
  const { id, code, change, stored } = await atRow(page);
  const price = field(page, 'Demand');
  const type = async (text: string) => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await tabTo(page, cell(page, 'Edit Price', code));
  await page.keyboard.press('Enter');
  await expect(price).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Edit Price', code)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(price).toBeFocused();
  await type('0');
  await expect(price).toHaveAccessibleDescription(/Demand must be above 0/);
  await expect(price).toHaveValue('0');

  const call = editCall('dwk', 'propresi', id).slice(1);
  await mockResponses(page, call, { status: 500, json: { msg: 'down' } });
  await type('4600000');
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(price).toHaveValue('4600000');
  await page.unroute(`**/${call}`);

  await change({ expectedPrice: 5_000_000 });
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  const question = page.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
  await expect(question).toContainText('Demand: now 50,00,000, yours 46,00,000');
  await expectReadableInBothSchemes(page);
  expect((await stored())?.expectedPrice).toBe(5_000_000);
  await question.getByRole('button', { name: 'Keep mine: Demand' }).press('Enter');
  // A reload in the middle of the edit keeps it.
  await reload(page);
  await cell(page, 'Edit Price', code).press('Enter');
  await expect(price).toHaveValue('4600000');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(cell(page, 'Edit Price', code)).toHaveText('₹ 46.00 Lac');
  expect((await stored())?.expectedPrice).toBe(4_600_000);
});

test('the stage is changed in the table by two presses, and a conflict is told', async ({
  page,
}) => {
  const { id, code, change, stored } = await atRow(page);
  const stage = cell(page, 'Edit Stage', code);
  const editor = page.getByRole('group', { name: `Stage: ${code}` });
  const hand = new ActionCounter();
  await expect(stage).toHaveText('Withdrawn');
  await hand.press(stage);
  await expect(editor.getByRole('button', { name: 'Available' })).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  await hand.press(editor.getByRole('button', { name: 'Available' }));
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  await expect(stage).toHaveText('Available');
  await expect(stage).toBeFocused();
  expect(hand.count).toBe(2);
  expect(await stored()).toMatchObject({ stage: 'Available', propresiStatus: 'active' });

  await page.keyboard.press('Enter');
  await expect(editor.getByRole('button', { name: 'On hold' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stage).toBeFocused();

  const call = editCall('dwk', 'propresi', id).slice(1);
  await mockResponses(page, call, { status: 500, json: { msg: 'down' } });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(stage).toHaveText('Available');
  await page.unroute(`**/${call}`);

  await stage.press('Enter');
  await expect(editor).toBeVisible();
  await change({ propresiStatus: 'inactive' });
  await page.keyboard.press('Enter');
  const message = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
  await expect(message).toContainText(`${code} is Withdrawn now.`);
  await message.getByRole('button', { name: 'Ok, got it' }).click();
  await expect(stage).toHaveText('Withdrawn');
  // The price of a closed listing is not offered.
  await change({ stage: 'Closed' });
  await reload(page);
  await expect(page.getByRole('cell', { name: '₹ 43.21 Lac', exact: true })).toBeVisible();
  await expect(cell(page, 'Edit Price', code)).toHaveCount(0);
});
