import type { Page } from '@playwright/test';
import { officeDay } from '../../src/domain';
import { ActionCounter } from '../support/action-counter';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  reload,
  test,
  expectReadable,
} from '../support/fixtures';
import { field } from '../support/forms';
import { openOwnListing } from '../support/own-listing';

// For staff, lists contain properties without a published page; a request for such a page returns 404.
test.use({ knownError: /404/ });

const stageOf = (page: Page, code: string) => page.getByRole('dialog', { name: `Stage: ${code}` });

test('the price is changed on the card by two presses', { tag: '@both' }, async ({ page }) => {
  const { code, stored, card, tool } = await openOwnListing(page);
  await expectNoHorizontalScroll(page);
  const hand = new ActionCounter();
  await hand.press(tool('Edit Price'));
  const form = page.getByRole('dialog', { name: `Edit Price: ${code}` });
  await expect(field(form, 'Demand')).toHaveValue('4321000');
  await expect(field(form, 'Demand')).toBeFocused();
  await expectAccessible(page);
  await field(form, 'Demand').fill('45 lac');
  await hand.press(form.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  await expect(card).toContainText('₹ 45.00 Lac');
  expect(hand.count).toBe(2);
  expect((await stored())?.expectedPrice).toBe(4_500_000);
});

test('a price that is none is told, and one that a colleague changed is asked about', async ({
  page,
}) => {
  const { code, change, stored, tool } = await openOwnListing(page);
  await tool('Edit Price').press('Enter');
  const form = page.getByRole('dialog', { name: `Edit Price: ${code}` });
  await field(form, 'Demand').fill('0');
  await page.keyboard.press('Enter');
  await expect(field(form, 'Demand')).toHaveAccessibleDescription(/Demand must be above 0/);
  await change({ expectedPrice: 5_000_000 });
  await field(form, 'Demand').fill('4500000');
  await page.keyboard.press('Enter');
  const question = form.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
  await expect(question).toContainText('Demand: now 50,00,000, yours 45,00,000');
  expect((await stored())?.expectedPrice).toBe(5_000_000);
  await question.getByRole('button', { name: 'Keep mine: Demand' }).click();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  expect((await stored())?.expectedPrice).toBe(4_500_000);
});

test(
  'the stage is changed on the card by two presses, by keyboard',
  { tag: '@both' },
  async ({ page }) => {
    const { code, stored, card, tool } = await openOwnListing(page);
    const dialog = stageOf(page, code);
    const mark = (words: string) => card.getByText(words, { exact: true });
    await expect(mark('Withdrawn')).toBeVisible();
    await tool('Edit Stage').press('Enter');
    await expect(dialog.getByRole('button', { name: 'Available' })).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Withdrawn' })).toHaveCount(0);
    await expect(dialog).toContainText('Sold: It leaves the lists.');
    await expectReadable(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Updated Successfully')).toBeVisible();
    await expect(mark('Withdrawn')).toBeHidden();
    expect(await stored()).toMatchObject({ stage: 'Available', propresiStatus: 'active' });

    await tool('Edit Stage').press('Enter');
    await dialog.getByRole('button', { name: 'On hold' }).press('Enter');
    await expect(mark('On hold')).toBeVisible();
    await expectAccessible(page);
    expect(await stored()).toMatchObject({ stage: 'On hold', propresiStatus: 'active' });

    await tool('Edit Stage').press('Enter');
    await dialog.getByRole('button', { name: 'Withdrawn' }).press('Enter');
    await expect(mark('Withdrawn')).toBeVisible();
    await expect(mark('On hold')).toHaveCount(0);
    expect(await stored()).toMatchObject({ stage: 'Withdrawn', propresiStatus: 'inactive' });
  },
);

test(
  'a home is sold by three presses, with price, day and by whom',
  { tag: '@both' },
  async ({ page }) => {
    const { code, stored, card, tool } = await openOwnListing(page);
    const hand = new ActionCounter();
    await hand.press(tool('Edit Stage'));
    await hand.press(stageOf(page, code).getByRole('button', { name: 'Sold' }));
    const form = page.getByRole('dialog', { name: `Sold: ${code}` });
    await expect(field(form, 'Closing Price')).toHaveValue('4321000');
    await expect(field(form, 'Closing Price')).toBeFocused();
    await expect(field(form, 'Closed On')).toHaveValue(/^\d\d-\d\d-\d{4}$/);
    await expect(field(form, 'Closed By')).toHaveValue('Us');
    await expectReadable(page);
    const edit = page.waitForRequest(/PropResiEdit/);
    await hand.press(form.getByRole('button', { name: 'Save as Sold' }));
    const sent = (await edit).postDataJSON() as Readonly<Record<string, unknown>>;
    expect(sent).toMatchObject({ stage: 'Closed', closedPrice: '4321000', closedBy: 'Us' });
    await expect(card.getByText('Sold', { exact: true })).toBeVisible();
    expect(hand.count).toBe(3);
    expect(await stored()).toMatchObject({
      ...{ stage: 'Closed', propresiStatus: 'inactive' },
      closedOn: officeDay(new Date().toISOString()),
    });
    await expect(tool('Edit Price')).toHaveCount(0);
  },
);

test('what is typed for a closing stays if a colleague changed the stage meanwhile', async ({
  page,
}) => {
  const { code, change, stored, tool } = await openOwnListing(page);
  await tool('Edit Stage').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sold' }).click();
  const form = page.getByRole('dialog', { name: `Sold: ${code}` });
  await field(form, 'Closing Price').fill('44 lac');
  await change({ stage: 'Draft' });
  await form.getByRole('button', { name: 'Save as Sold' }).click();
  const message = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
  await expect(message).toContainText(`${code} is Draft now.`);
  await message.getByRole('button', { name: 'Ok, got it' }).click();
  expect((await stored())?.stage).toBe('Draft');
  await expect(field(form, 'Closing Price')).toHaveValue('44 lac');
  await form.getByRole('button', { name: 'Save as Sold' }).click();
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  expect((await stored())?.stage).toBe('Closed');
});

test('a closing price that is none, or a day to come, is told', async ({ page }) => {
  const { code, stored, tool } = await openOwnListing(page);
  await tool('Edit Stage').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sold' }).click();
  const form = page.getByRole('dialog', { name: `Sold: ${code}` });
  await field(form, 'Closing Price').fill('0');
  await field(form, 'Closed On').fill('31-12-2999');
  await form.getByRole('button', { name: 'Save as Sold' }).click();
  await expect(field(form, 'Closing Price')).toHaveAccessibleDescription(/must be above 0/);
  await expect(field(form, 'Closed On')).toHaveAccessibleDescription(/must not be in the future/);
  await expect(field(form, 'Closing Price')).toHaveValue('0');
  await expect(field(form, 'Closed On')).toHaveValue('31-12-2999');
  expect((await stored())?.stage).toBe('Withdrawn');
});

test('a stage that a colleague has changed already is told', async ({ page }) => {
  const { code, change, card, tool } = await openOwnListing(page);
  await tool('Edit Stage').click();
  await change({ stage: 'Draft' });
  await stageOf(page, code).getByRole('button', { name: 'Available' }).click();
  const message = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
  await expect(message).toContainText(`${code} is Draft now.`);
  await message.getByRole('button', { name: 'Ok, got it' }).click();
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
});

test.describe('a draft that lacks something', () => {
  test.use({ knownError: /40[04]/ });

  test('says so, and does not become available', async ({ page }) => {
    const { code, change, stored, card, tool } = await openOwnListing(page);
    await change({ stage: 'Draft', expectedPrice: null, furnishedStatus: null });
    await reload(page);
    await expect(card.getByText('Draft', { exact: true })).toBeVisible();
    await tool('Edit Stage').click();
    await stageOf(page, code).getByRole('button', { name: 'Available' }).click();
    const refused = page.getByRole('alert').filter({ hasText: `${code} is not Available yet` });
    await expect(refused).toContainText('Demand is required');
    await expect(refused).toContainText('Furnished Status is required');
    expect((await stored())?.stage).toBe('Draft');
  });
});
