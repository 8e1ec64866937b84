import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { tokenOf } from './accounts';
import type { SampleAccount } from './accounts';

/** The login that opens above a page. */
export const loginOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Login to your account' });

/** The account is signed in elsewhere: the page's session has ended, which it cannot see. */
export async function takeOver(account: SampleAccount): Promise<void> {
  await tokenOf(account);
}

/** The loss is said once. */
export const expectLoss = (page: Page): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: 'Please log in to continue' })).toHaveCount(1);

/** Signs in by a form, and ends the session that has taken this one's place. */
export async function logIn(
  page: Page,
  form: Locator,
  { userId, password }: SampleAccount,
): Promise<void> {
  await form.getByLabel('User Id').fill(userId);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Log out the other device' }).click();
}

/** Signs in where the page asks for it. */
export async function logInAgain(page: Page, account: SampleAccount): Promise<void> {
  const login = loginOf(page);
  await expect(login).toBeVisible();
  await expectLoss(page);
  await logIn(page, login, account);
  await expect(login).toBeHidden();
}
