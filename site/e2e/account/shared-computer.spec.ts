import type { Page } from '@playwright/test';
import { expect, reload, test, visit } from '../support/fixtures';
import { openFromStaffMenu, chooseInStaffMenu, field, chooseInAccountMenu } from '../support/forms';
import { newAccount, signIn, signInAsNew, startSession } from '../support/accounts';
import { loginDialog, sendLogin } from '../support/login';

/** Returns the drafts of all accounts in the browser's storage. */
const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')));

/** Types into two forms, which store drafts. */
async function typeSomething(page: Page): Promise<void> {
  const home = await openFromStaffMenu(page, '/dwk/', 'Create Residential Property');
  await field(home, 'Address').fill('A secret address');
  await expect.poll(async () => (await draftsOf(page)).length).toBe(1);
  await home.getByRole('button', { name: 'Close' }).click();
  const locality = await chooseInStaffMenu(page, 'Create Locality');
  await field(locality, 'Locality').fill('A secret place');
  await expect.poll(async () => (await draftsOf(page)).length).toBe(2);
  await locality.getByRole('button', { name: 'Close' }).click();
}

test('a logout removes all drafts', async ({ page }) => {
  await signInAsNew(page, { userType: 'manager_dwk' });
  await typeSomething(page);
  await chooseInAccountMenu(page, 'Sign Out');
  await expect(page.getByText('Logout Successfully')).toBeVisible();
  await expect.poll(() => draftsOf(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret');
});

test('a login after a lost session removes the drafts of the previous user', async ({ page }) => {
  const next = await newAccount({ userType: 'admin' });
  await signIn(page, { userType: 'manager_dwk' });
  await typeSomething(page);
  await page.evaluate(() => {
    localStorage.removeItem('jwtToken');
  });
  await reload(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await sendLogin(loginDialog(page), next);
  await expect(page.getByText('Loged In Successfully')).toBeVisible();
  expect(await draftsOf(page)).toEqual([]);
  const home = await chooseInStaffMenu(page, 'Create Residential Property');
  await expect(field(home, 'Address')).toHaveValue('');
  await expect(home.getByText('What you typed before is back.')).toHaveCount(0);
});

/** Opens a second tab of the same browser, with the same session. */
const secondTab = (page: Page): Promise<Page> => page.context().newPage();

test('a logout in one tab closes the forms in all other tabs and stores nothing more', async ({
  page,
}) => {
  await signInAsNew(page, { userType: 'manager_dwk' });
  const home = await openFromStaffMenu(page, '/dwk/', 'Create Residential Property');
  await field(home, 'Address').fill('A secret address');
  await expect.poll(async () => (await draftsOf(page)).length).toBe(1);
  const other = await secondTab(page);
  await visit(other, '/ggn/');
  await chooseInAccountMenu(other, 'Sign Out');
  await expect(other.getByText('Logout Successfully')).toBeVisible();
  await expect(home).toHaveCount(0);
  await page.bringToFront();
  await page.keyboard.type('secret');
  expect(await draftsOf(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret');
});

test('a login as another user in a second tab removes an open form of the first', async ({
  page,
}) => {
  const next = await newAccount({ userType: 'admin' });
  await signIn(page, { userType: 'manager_dwk' });
  const home = await openFromStaffMenu(page, '/dwk/', 'Create Residential Property');
  await field(home, 'Address').fill('A secret address');
  const other = await secondTab(page);
  await visit(other, '/');
  const token = await startSession(next);
  await other.evaluate((text) => {
    localStorage.setItem('jwtToken', text);
  }, token);
  await expect(home).toHaveCount(0);
  await page.bringToFront();
  const again = await chooseInStaffMenu(page, 'Create Residential Property');
  await expect(field(again, 'Address')).toHaveValue('');
  expect((await draftsOf(page)).filter((key) => key.includes(ownerIn(token)))).toEqual([]);
});

/** Returns the account of a token, as the keys of drafts contain it. */
const ownerIn = (token: string): string =>
  (JSON.parse(atob(token.split('.')[1] ?? '')) as { readonly sub: string }).sub;

test('a session that ends in one tab leaves the form of another tab unchanged', async ({
  page,
}) => {
  await signIn(page, { userType: 'manager_dwk' });
  const home = await openFromStaffMenu(page, '/dwk/', 'Create Residential Property');
  await field(home, 'Address').fill('Half an address');
  const other = await secondTab(page);
  await visit(other, '/');
  await other.evaluate(() => {
    localStorage.removeItem('jwtToken');
  });
  await field(home, 'Address').fill('Half an address, and more');
  await expect(home).toBeVisible();
  expect(await draftsOf(page)).toHaveLength(1);
});
