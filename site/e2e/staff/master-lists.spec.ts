import {
  chooseInStaffMenu,
  staffMenuButton,
  accountMenu,
  openFromStaffMenu,
  submitForm,
} from '../support/forms';
import { signIn, signInAsNew } from '../support/accounts';
import {
  expect,
  expectAccessible,
  tabTo,
  test,
  visit,
  expectReadable,
  scriptsOf,
} from '../support/fixtures';
import { breakToken, logInAgain } from '../support/lost-session';

const uniqueName = () => `Story ${String(Date.now())} ${String(Math.floor(Math.random() * 1e6))}`;

test('a visitor has no staff menu and loads none', async ({ page, requests }) => {
  await signIn(page, { userType: 'visiter' });
  await visit(page, '/dwk/');
  await expect(accountMenu(page)).toBeVisible();
  await expect(staffMenuButton(page)).toHaveCount(0);
  const texts = await scriptsOf(requests);
  expect(texts.filter((text) => text.includes('Staff menu'))).toEqual([]);
});

test('a locality is created once, found by its letters and deleted, by keyboard alone', async ({
  page,
}) => {
  const name = uniqueName();
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, '/dwk/');
  await tabTo(page, staffMenuButton(page));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Create Locality' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Create Locality' });
  await expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await form.getByRole('textbox', { name: 'Locality' }).fill(name);
  await expectReadable(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Locality Created Successfully')).toBeVisible();
  // No public page shows a master list, so there is no publish status.
  await expect(page.getByText(/Going live|Live for everyone/)).toHaveCount(0);

  await chooseInStaffMenu(page, 'Create Locality');
  await form.getByRole('textbox', { name: 'Locality' }).fill(name.toUpperCase());
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('textbox', { name: 'Locality' })).toHaveAccessibleDescription(
    /Locality Name Already Exist Use Another/,
  );
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Throw away' }).click();

  await chooseInStaffMenu(page, 'View Locality');
  const list = page.getByRole('dialog', { name: /^Localities/ });
  await expect(list.getByText(/^\d+ Localities$/)).toBeVisible();
  await list.getByRole('button', { name: 'Filter Localities' }).click();
  await list.getByLabel('Filter Localities').fill(name.toLowerCase());
  await expect(list.getByRole('listitem')).toHaveText([new RegExp(name)]);
  await expectAccessible(page);
  await list.getByRole('button', { name: `Delete ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Deleted Successfully')).toBeVisible();
  await expect(list.getByText('None has these letters in it.')).toBeVisible();
});

for (const [label, made] of [
  ['Residential Project Name', { userType: 'manager_ggn' }],
  ['Commercial Project Name', { userType: 'admin' }],
  ['Locality', { superAdmin: true }],
] as const) {
  test(`${JSON.stringify(made)} creates a ${label}, finds it in its list and deletes it`, async ({
    page,
  }) => {
    const name = uniqueName();
    await signIn(page, made);
    const form = await openFromStaffMenu(page, '/ggn/', `Create ${label}`);
    await form.getByRole('textbox', { name: label }).fill(name);
    await submitForm(form);
    await expect(page.getByText(`${label} Created Successfully`)).toBeVisible();
    await chooseInStaffMenu(page, `View ${label}`);
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Deleted Successfully')).toBeVisible();
  });
}

test.describe(() => {
  test.use({ knownError: /401|ERR_FAILED/ });

  test('a lost session opens the login, and the typed value stays', async ({ page }) => {
    const name = uniqueName();
    const admin = await signInAsNew(page, { userType: 'admin' });
    const form = await openFromStaffMenu(page, '/dwk/', 'Create Locality');
    await form.getByRole('textbox', { name: 'Locality' }).fill(name);
    await breakToken(page);
    await form.getByRole('button', { name: 'Submit' }).click();
    await logInAgain(page, admin);
    await expect(form.getByRole('textbox', { name: 'Locality' })).toHaveValue(name);
  });

  test('without the CMS the typed value stays, and Retry sends it', async ({ page }) => {
    const name = uniqueName();
    await signIn(page, { userType: 'admin' });
    await openFromStaffMenu(page, '/dwk/', 'Create Locality');
    await page.route('**/LocalityCreate', (route) => route.abort());
    await page.getByRole('textbox', { name: 'Locality' }).fill(name);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(
      page.getByText('Something went wrong.Please Try Again_LocalityCreate'),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Locality' })).toHaveValue(name);
    await page.unroute('**/LocalityCreate');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Locality Created Successfully')).toBeVisible();
  });
});
