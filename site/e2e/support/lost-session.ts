import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { loginDialog, sendLogin } from './login';
import { startSession } from './accounts';
import type { Account } from './accounts';

/** Signs the account in on another device. The session of the page ends without its knowledge. */
export async function takeOver(account: Account): Promise<void> {
  await startSession(account);
}

/** Replaces the token of the page by one that the server does not accept. */
export const breakToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const token = localStorage.getItem('jwtToken') ?? '';
    localStorage.setItem('jwtToken', `${token.slice(0, -3)}AAA`);
  });

/** Fails if the page does not report the lost session exactly once. */
export const expectSessionLost = (page: Page): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: 'Please log in to continue' })).toHaveCount(1);

/** Signs in with a form, and ends the other session of the account. */
export async function logIn(page: Page, form: Locator, account: Account): Promise<void> {
  await sendLogin(form, account);
  await page.getByRole('button', { name: 'Log out the other device' }).click();
}

/** Signs in with the login that opens after a lost session. */
export async function logInAgain(page: Page, account: Account): Promise<void> {
  const login = loginDialog(page);
  await expect(login).toBeVisible();
  await expectSessionLost(page);
  await logIn(page, login, account);
  await expect(login).toBeHidden();
}
