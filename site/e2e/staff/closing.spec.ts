import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothSchemes,
  reload,
  tabTo,
  test,
  expectReadableInBothSchemes,
} from '../support/fixtures';
import { field } from '../support/forms';
import { openOwnListing } from '../support/own-listing';
import { cell, view } from '../support/table';

// For staff, lists contain properties without a published page.
test.use({ knownError: /404/ });

const FACTS = { closedPrice: 4_400_000, closedOn: '2026-01-31', closedBy: 'Owner' };

/** Opens the card of a sold home as its manager. Returns functions for a colleague's changes, and its dialogs. */
async function atSold(page: Page) {
  const listing = await openOwnListing(page);
  const { code } = listing;
  await listing.change({ stage: 'Closed', ...FACTS });
  await reload(page);
  return {
    ...listing,
    stages: page.getByRole('dialog', { name: `Stage: ${code}` }),
    form: page.getByRole('dialog', { name: `Correct Closing: ${code}` }),
  };
}

/** Opens the form that corrects the closing. */
async function openCorrection({ tool, stages, form }: Awaited<ReturnType<typeof atSold>>) {
  await tool('Edit Stage').click();
  await stages.getByRole('button', { name: 'Correct' }).click();
  await expect(field(form, 'Closing Price')).toBeFocused();
}

test(
  'the facts of a sale are seen, and corrected by keyboard',
  { tag: '@both' },
  async ({ page }) => {
    const { tool, stages, form, stored } = await atSold(page);
    await tool('Edit Stage').press('Enter');
    const closing = stages.getByRole('region', { name: 'Closing' });
    await expect(closing).toContainText('Closing Price₹ 44,00,000');
    await expect(closing).toContainText('Closed On31-01-2026');
    await expect(closing).toContainText('Closed ByOwner');
    await expectReadableInBothSchemes(page);
    await tabTo(page, closing.getByRole('button', { name: 'Correct' }));
    await page.keyboard.press('Enter');

    await expect(field(form, 'Closing Price')).toBeFocused();
    await expect(field(form, 'Closing Price')).toHaveValue('4400000');
    await expect(field(form, 'Closed On')).toHaveValue('31-01-2026');
    await expect(field(form, 'Closed By')).toHaveValue('Owner');
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expectReadableInBothSchemes(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('45 lac');
    await field(form, 'Closed On').press('Control+a');
    await page.keyboard.insertText('30-01-2026');
    await field(form, 'Closed By').selectOption('Another broker');
    const edit = page.waitForRequest(/PropResiEdit/);
    await field(form, 'Closed On').press('Enter');
    expect((await edit).postDataJSON()).toEqual({
      ...{ stage: 'Closed', closedPrice: '4500000', closedOn: '30-01-2026' },
      closedBy: 'Another broker',
    });
    await expect(page.getByText('Updated Successfully')).toBeVisible();
    await expect(form).toHaveCount(0);
    expect(await stored()).toMatchObject({
      ...{ stage: 'Closed', closedPrice: 4_500_000, closedOn: '2026-01-30' },
      closedBy: 'Another broker',
    });

    await tool('History').click();
    const newest = page.getByRole('dialog').getByRole('listitem').first();
    await expect(newest).toContainText('₹ 44,00,000');
    await expect(newest).toContainText('₹ 45,00,000');
  },
);

test('a correction that is none names its fields, and keeps what is typed', async ({ page }) => {
  const sold = await atSold(page);
  const { form, stored } = sold;
  await openCorrection(sold);
  await field(form, 'Closing Price').fill('0');
  await field(form, 'Closed On').fill('31-12-2999');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(field(form, 'Closing Price')).toHaveAccessibleDescription(/must be above 0/);
  await expect(field(form, 'Closed On')).toHaveAccessibleDescription(/must not be in the future/);
  await expect(field(form, 'Closing Price')).toHaveValue('0');
  await expect(field(form, 'Closed On')).toHaveValue('31-12-2999');
  await field(form, 'Closed On').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(field(form, 'Closing Price')).toHaveAccessibleDescription(/must be above 0/);
  await expect(field(form, 'Closed On')).toHaveAccessibleDescription(/Closed On is required/);
  expect(await stored()).toMatchObject(FACTS);
  await field(form, 'Closing Price').fill('');
  await field(form, 'Closed On').fill('31-01-2026');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  expect(await stored()).toMatchObject({ ...FACTS, closedPrice: null });
});

test('a correction keeps what a colleague corrected meanwhile, and asks about the same', async ({
  page,
}) => {
  const sold = await atSold(page);
  const { form, stored, change } = sold;
  await openCorrection(sold);
  await change({ closedPrice: 4_600_000, closedBy: 'Us' });
  await field(form, 'Closing Price').fill('4500000');
  await form.getByRole('button', { name: 'Save' }).click();
  const question = form.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
  await expect(question).toContainText('Closing Price: now 46,00,000, yours 45,00,000');
  await question.getByRole('button', { name: 'Keep mine: Closing Price' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  expect(await stored()).toMatchObject({ ...FACTS, closedPrice: 4_500_000, closedBy: 'Us' });
});

test('a correction does not close a home that a colleague offers again', async ({ page }) => {
  const sold = await atSold(page);
  const { code, form, stored, change } = sold;
  await openCorrection(sold);
  await change({ stage: 'Withdrawn' });
  await field(form, 'Closing Price').fill('4500000');
  await form.getByRole('button', { name: 'Save' }).click();
  const message = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
  await expect(message).toContainText(`${code} is Withdrawn now.`);
  await message.getByRole('button', { name: 'Ok, got it' }).click();
  await expect(form).toHaveCount(0);
  expect(await stored()).toMatchObject({ stage: 'Withdrawn', closedPrice: null });
});

test('the table leads to the facts of a sale', async ({ page }) => {
  const { code, stages } = await atSold(page);
  await view(page, 'Table').click();
  await cell(page, 'Edit Stage', code).press('Enter');
  const editor = page.getByRole('group', { name: `Stage: ${code}` });
  await expectAccessibleInBothSchemes(page);
  await editor.getByRole('button', { name: 'Closing' }).press('Enter');
  await expect(stages.getByRole('region', { name: 'Closing' })).toContainText('₹ 44,00,000');
});
