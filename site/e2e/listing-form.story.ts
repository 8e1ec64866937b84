import type { Locator, Page } from '@playwright/test';
import { createPath, listPath } from '../src/domain';
import { expect, expectAccessible, expectNoSideways, tabTo, test, visit } from './fixtures';
import { signInAsNew } from './own-accounts';
import { chooseHere, field, fill } from './form-parts';
import { localityOf } from './own-listings';

// Staff see on lists what has no page yet, or none any more.
test.use({ knownError: /404/ });

const CREATE = { propresi: 'Create Residential Property', propcom: 'Create Commercial Property' };
const TITLE = { propresi: 'Create Residencial Property', propcom: 'Create Commercial Property' };
const RESI_SALE = listPath('dwk', 'RS');

async function createHere(page: Page, kind: 'propresi' | 'propcom'): Promise<Locator> {
  await chooseHere(page, CREATE[kind]);
  const form = page.getByRole('dialog', { name: TITLE[kind] });
  await expect(form.getByLabel('Property For')).toBeVisible();
  return form;
}

async function openCreate(
  page: Page,
  path: string,
  kind: 'propresi' | 'propcom',
): Promise<Locator> {
  await visit(page, path);
  return createHere(page, kind);
}

const KINDS = [
  {
    kind: 'propresi',
    area: 'dwk',
    userType: 'manager_dwk',
    list: 'RS',
    values: {
      'Property For': 'SALE',
      'Property Type': 'Flat',
      'Project Type': 'DDA',
      Demand: '12500000',
      Status: 'Ready To Move',
      'Furnished Status': 'Furnished',
      'Property Status': 'inactive',
    },
    price: '₹ 1.25 Cr',
  },
  {
    kind: 'propcom',
    area: 'ggn',
    userType: 'admin',
    list: 'CR',
    values: {
      'Property For': 'RENT',
      'Property Type': 'Warehouse',
      'Project Type': 'OTHER',
      'Rent Demand': '95000',
      'Furnished Status': 'Unfurnished',
      'Property Status': 'inactive',
    },
    price: '₹ 95,000 / month',
  },
] as const;

for (const { kind, area, userType, list, values, price } of KINDS) {
  test(`${userType} creates a ${kind} of ${area} with little work, and is at its list`, async ({
    page,
  }) => {
    const locality = await localityOf(area);
    await signInAsNew(page, { userType });
    const form = await openCreate(page, `/${area}/`, kind);
    await expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await expect(form.getByRole('button', { name: 'Clear Values' })).toBeDisabled();
    const filled = await fill(form, values);
    await form.getByRole('radio', { name: locality, exact: true }).check();
    await form.getByRole('button', { name: 'Submit' }).click();
    const message = page.getByRole('dialog', { name: 'Property Created Successfully' });
    const code = /[A-Z]+-[RC]-\d+/.exec((await message.textContent()) ?? '')?.[0] ?? 'none';
    await expect(page).toHaveURL(new RegExp(`${listPath(area, list)}/?$`));
    await message.getByRole('button', { name: 'Ok, got it' }).click();
    const card = page.getByRole('article').filter({ hasText: code });
    await expect(card).toContainText(price);
    await expect(card).toContainText('inactive');
    // Menu, entry, locality, Submit, Ok: what is left of thirty is for ten pictures.
    expect(filled + 5).toBeLessThanOrEqual(12);
    await expectAccessible(page);
    await expectNoSideways(page);
  });
}

test('every fault is said at its field, and the summary leads to it, by keyboard too', async ({
  page,
}) => {
  await signInAsNew(page, { userType: 'admin' });
  const form = await openCreate(page, RESI_SALE, 'propresi');
  await fill(form, { 'Property For': 'SALE', 'Plot Area': '200', 'Phone Of Contact Person': '12' });
  await expect(field(form, 'Plot Area Unit')).toBeVisible();
  await expect(field(form, 'Carpet Area Unit')).toHaveCount(0);
  await expect(field(form, 'Rent Demand')).toHaveCount(0);
  await field(form, 'Demand').fill('9500000');
  await expect(form.getByText('Ninety Five Lakh')).toBeVisible();
  await form.getByRole('button', { name: 'Submit' }).click();
  const summary = form.getByRole('alert').filter({ hasText: 'not right yet' });
  await expect(summary).toBeFocused();
  for (const label of ['Property Type', 'Status', 'Locality', 'Plot Area Unit']) {
    await expect(
      summary.getByRole('button', { name: `${label}: ${label} is required` }),
    ).toBeVisible();
  }
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

test('a day is typed or chosen, and names are found by their letters', async ({ page }) => {
  await signInAsNew(page, { userType: 'manager_ggn' });
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

test('what is typed outlives a closed form and a reload, until it is thrown away', async ({
  page,
}) => {
  await signInAsNew(page, { userType: 'manager_dwk' });
  const form = await openCreate(page, RESI_SALE, 'propresi');
  await fill(form, { 'Property For': 'RENT', 'Rent Demand': '42000' });
  await form.getByRole('button', { name: 'Close' }).click();
  await createHere(page, 'propresi');
  await expect(field(form, 'Rent Demand')).toHaveValue('42000');
  await page.reload();
  await createHere(page, 'propresi');
  await expect(field(form, 'Rent Demand')).toHaveValue('42000');
  await expect(form.getByText('What you typed before is back.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(form).toBeHidden();
  await createHere(page, 'propresi');
  await expect(field(form, 'Property For')).toHaveValue('');
});

test.describe('the page of the form', () => {
  const path = createPath('dwk', 'propresi');

  test('offers the login to who is signed out, and has the form after it', async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.getByLabel('Property For')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('is the form for the region’s staff', async ({ page }) => {
    await signInAsNew(page, { userType: 'manager_dwk' });
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Residencial Property');
    await page.getByLabel('Property For').selectOption('SALE');
    await expect(page.getByRole('button', { name: 'Submit' })).toBeInViewport();
    await expectAccessible(page);
    await expectNoSideways(page);
  });

  test('is not for another region’s', async ({ page }) => {
    await signInAsNew(page, { userType: 'manager_ggn' });
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'You Are Not Authorised To Create Property',
    );
    await expect(page.getByLabel('Property For')).toHaveCount(0);
  });
});
