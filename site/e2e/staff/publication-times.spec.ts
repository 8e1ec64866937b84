import { detailCall } from '../../src/domain';
import { expect, test, expectReadable } from '../support/fixtures';
import { field, fillIn } from '../support/forms';
import { openOwnListing } from '../support/own-listing';

// For staff, lists contain properties without a published page; a request for such a page returns 404.
test.use({ knownError: /404/ });

test(
  'staff plan when a home is public, at the offices’ time',
  { tag: '@both' },
  async ({ page }) => {
    const { code, stored, tool } = await openOwnListing(page);
    await tool('Edit').press('Enter');
    const form = page.getByRole('dialog', { name: /^Edit Residencial Property/ });
    await fillIn(form, { 'Public From': '01-12-2036 10:00', 'Public Until': '01-12-2036 9:00' });
    await form.getByRole('button', { name: 'Submit' }).click();
    const until = field(form, 'Public Until');
    await expect(until).toHaveAccessibleDescription(
      /must be a date and time like 31-12-2026 10:00/,
    );
    await until.fill('01-12-2036 10:00');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(until).toHaveAccessibleDescription(/Public Until must be after Public From/);
    await expect(field(form, 'Public From')).toHaveValue('01-12-2036 10:00');
    await expectReadable(page);
    await until.fill('31-12-2036 18:00');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Updated Successfully')).toBeVisible();
    expect(await stored()).toMatchObject({
      publicFrom: '2036-12-01T04:30:00.000Z',
      publicUntil: '2036-12-31T12:30:00.000Z',
    });

    await tool('Edit Stage').press('Enter');
    const dialog = page.getByRole('dialog', { name: `Stage: ${code}` });
    await expect(dialog).toContainText('Public from 1 Dec 2036, 10:00 until 31 Dec 2036, 18:00.');
    await expectReadable(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await tool('Create Duplicate Property').press('Enter');
    const copy = page.getByRole('dialog', { name: /^Create Duplicate/ });
    await expect(field(copy, 'Public From')).toHaveValue('');
  },
);

test('a plan that failed says why', async ({ page }) => {
  const { id, code, tool } = await openOwnListing(page);
  await page.route(`**${detailCall('dwk', 'propresi', id)}`, async (route) => {
    const response = await route.fetch();
    const listing = (await response.json()) as object;
    const publicFault = 'Not public at 1 Dec 2026, 10:00: Locality is required';
    await route.fulfill({ response, json: { ...listing, publicFault } });
  });
  await tool('Edit Stage').press('Enter');
  const dialog = page.getByRole('dialog', { name: `Stage: ${code}` });
  await expect(dialog).toContainText('Not public at 1 Dec 2026, 10:00: Locality is required.');
});
