import type { Locator, Page } from '@playwright/test';
import { newAccount, signIn, signInAs, signInAsNew } from '../support/accounts';
import type { Account } from '../support/accounts';
import { expect, expectAccessible, test, visit } from '../support/fixtures';
import { loginDialog, sendLogin } from '../support/login';
import { codeOf } from '../support/totp';
import { userCard, userListPath } from '../support/users';
import { accountMenu, chooseInAccountMenu } from '../support/forms';

async function enter(dialog: Locator, password: string, code: string): Promise<void> {
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Code').fill(code);
}

/** Switches on the second factor of the signed-in user. Returns the secret and the recovery codes. */
async function switchOn(page: Page, { password }: Account) {
  const dialog = await chooseInAccountMenu(page, 'Second Factor');
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await expect(dialog.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*secret=${secret}`),
  );
  await expectAccessible(page);
  await enter(dialog, password, '000 00x');
  await dialog.getByRole('button', { name: 'Switch On' }).click();
  await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription(/Code Incorrect/);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(password);
  await dialog.getByLabel('Code').fill(codeOf(secret, 0));
  await dialog.getByRole('button', { name: 'Switch On' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const recoveryCodes = await codes.allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'I have stored them' }).click();
  await expect(dialog).toBeHidden();
  return { secret, recoveryCodes };
}

async function signOut(page: Page): Promise<void> {
  await chooseInAccountMenu(page, 'Sign Out');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
}

/** Sends the password; the login then requests the code. */
async function beginLogin(page: Page, account: Account): Promise<Locator> {
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = loginDialog(page);
  await expect(dialog.getByLabel('Code')).toHaveCount(0);
  await sendLogin(dialog, account);
  await expect(dialog.getByLabel('Code')).toBeFocused();
  return dialog;
}

test('staff switch a second factor on, sign in by it, and switch it off', async ({ page }) => {
  const account = await signInAsNew(page, { userType: 'manager_dwk' });
  await visit(page, '/dwk/');
  const { secret, recoveryCodes } = await switchOn(page, account);
  await signOut(page);

  const login = await beginLogin(page, account);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(login).toContainText('Code is required');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(login.getByLabel('Code')).toHaveAccessibleDescription(/Code Incorrect/);
  await expect(login.getByLabel('User Id')).toHaveValue(account.userId);
  await expect(login.getByLabel('Password', { exact: true })).toHaveValue(account.password);
  await expect(login.getByLabel('Code')).toHaveValue('123');
  await expectAccessible(page);
  await login.getByLabel('Code').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(login).toBeHidden();
  await expect(accountMenu(page)).toBeFocused();
  await signOut(page);

  const again = await beginLogin(page, account);
  await again.getByLabel('Code').fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();

  const dialog = await chooseInAccountMenu(page, 'Second Factor');
  await expect(dialog).toContainText('It is on');
  await expectAccessible(page);
  await enter(dialog, account.password, recoveryCodes[1] ?? '');
  await dialog.getByRole('button', { name: 'Switch Off' }).click();
  await expect(page.getByText('Second Factor Off')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an admin resets the second factor of staff', async ({ page, browser }) => {
  const other = await newAccount({ userType: 'manager_ggn' });
  const visitor = await newAccount();
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signInAs(theirs, other);
  await visit(theirs, '/ggn/');
  await switchOn(theirs, other);

  await signIn(page, { userType: 'admin' });
  await visit(page, userListPath(visitor.uname));
  await expect(userCard(page, visitor.uname)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reset second factor/ })).toHaveCount(0);
  await visit(page, userListPath(other.uname));
  await page.getByRole('button', { name: `Reset second factor of ${other.uname}` }).click();
  const question = page.getByRole('dialog', { name: 'Reset the second factor?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Reset second factor' }).click();
  await expect(page.getByText('Second Factor Reset')).toBeVisible();
  expect(await signInAs(theirs, other)).toMatch(/^Bearer /);
  await context.close();
});

test('a visitor is offered none', async ({ page }) => {
  await signIn(page, { userType: 'visiter' });
  await visit(page, '/');
  await accountMenu(page).click();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Second Factor' })).toHaveCount(0);
});

test.describe('when the CMS does not answer', () => {
  test.use({ knownError: /ERR_FAILED/ });

  test('the second factor says so, and tries again', async ({ page }) => {
    await signInAsNew(page, { userType: 'manager_dwk' });
    await visit(page, '/dwk/');
    await page.route('**/api/SecondFactorBegin', (route) => route.abort());
    const dialog = await chooseInAccountMenu(page, 'Second Factor');
    await expect(dialog.getByRole('alert')).toContainText('SecondFactorBegin');
    await expectAccessible(page);
    await page.unroute('**/api/SecondFactorBegin');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  });
});
