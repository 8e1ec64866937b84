import { listPath } from '../../src/domain';
import { expect, expectAccessible, reload, tabTo, test } from '../support/fixtures';
import { field, fillIn } from '../support/forms';
import { openCreateHere, openCreate } from '../support/listing-form';
import { signIn } from '../support/accounts';

// For staff, lists contain properties without a published page; a request for such a page returns 404.
test.use({ knownError: /404/ });

const RESI_SALE = listPath('dwk', 'RS');

test('every error is shown at its field, and the summary leads there, by keyboard too', async ({
  page,
}) => {
  await signIn(page, { userType: 'admin' });
  const form = await openCreate(page, RESI_SALE, 'propresi');
  await fillIn(form, {
    'Property For': 'SALE',
    'Plot Area': '200',
    'Phone Of Contact Person': '12',
  });
  await expect(field(form, 'Plot Area Unit')).toBeVisible();
  await expect(field(form, 'Carpet Area Unit')).toHaveCount(0);
  await expect(field(form, 'Rent Demand')).toHaveCount(0);
  await field(form, 'Demand').fill('9500000');
  await expect(form.getByText('Ninety Five Lakh')).toBeVisible();
  await form.getByRole('button', { name: 'Submit' }).click();
  const summary = form.getByRole('alert').filter({ hasText: 'not right yet' });
  await expect(summary).toBeFocused();
  for (const label of ['Property Type', 'Status', 'Locality', 'Plot Area Unit']) {
    const name = `${label} is required`;
    await expect(summary.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const said = await summary.getByRole('button').allTextContents();
  expect(said.map((text) => text.split(/:| is required/)[0])).toEqual([
    ...['Property Type', 'Project Type', 'Locality', 'Status', 'Plot Area Unit'],
    ...['Furnished Status', 'Phone Of Contact Person'],
  ]);
  await expectAccessible(page);
  await tabTo(page, summary.getByRole('button', { name: /^Phone Of Contact Person/ }));
  await page.keyboard.press('Enter');
  const phone = field(form, 'Phone Of Contact Person');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Invalid Phone Number/);
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();

  await form.getByRole('navigation', { name: 'Sections' }).getByText('Parking').press('Enter');
  await expect(form.getByRole('heading', { name: 'Parking' })).toBeFocused();
  await field(form, 'Property For').selectOption('RENT');
  await expect(field(form, 'Rent Demand')).toBeVisible();
  await expect(field(form, 'Tenants With Pets')).toBeVisible();
  await expect(field(form, 'Demand')).toHaveCount(0);
});

test('a date can be typed, and names can be found by their letters', async ({ page }) => {
  await signIn(page, { userType: 'manager_ggn' });
  const form = await openCreate(page, listPath('ggn', 'CS'), 'propcom');
  await field(form, 'Possession').fill('31-02-2027');
  await field(form, 'Possession').blur();
  await expect(field(form, 'Possession')).toHaveAccessibleDescription(/31-12-2026/);
  await field(form, 'Possession').fill('28-02-2027');
  await expect(field(form, 'Possession')).not.toHaveAccessibleDescription(/31-12-2026/);
  await form.getByLabel('Find in Amenities').fill('lift');
  await form.getByRole('checkbox', { name: 'Lift' }).check();
  await expect(form.getByText('1 chosen')).toBeVisible();
  const name = `Story ${String(Date.now())} ${test.info().project.name}`;
  await form.getByRole('button', { name: 'Create Locality' }).click();
  const master = page.getByRole('dialog', { name: 'Create Locality' });
  await master.getByLabel('Locality').fill(name);
  await master.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('radio', { name })).toBeChecked();
});

test('the draft survives closing and a reload, until it is thrown away', async ({ page }) => {
  await signIn(page, { userType: 'manager_dwk' });
  const form = await openCreate(page, RESI_SALE, 'propresi');
  await fillIn(form, { 'Property For': 'RENT', 'Rent Demand': '42000' });
  await form.getByRole('button', { name: 'Close' }).click();
  await openCreateHere(page, 'propresi');
  await expect(field(form, 'Rent Demand')).toHaveValue('42000');
  await reload(page);
  await openCreateHere(page, 'propresi');
  await expect(field(form, 'Rent Demand')).toHaveValue('42000');
  await expect(form.getByText('What you typed before is back.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(form).toBeHidden();
  await openCreateHere(page, 'propresi');
  await expect(field(form, 'Property For')).toHaveValue('');
});
