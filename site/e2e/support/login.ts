import type { Page } from '@playwright/test';
import { expect, visit } from './fixtures';

export const PASSWORD = 'Sample@123';
export const ACCOUNT = {
  userA: { _id: 'a1', uname: 'Asha Verma', userId: '9000000005', userType: 'visiter' },
};

/** A token that expires after this many seconds. */
export const tokenFor = (seconds: number): string => {
  const claims = { sub: '5', exp: Math.floor(Date.now() / 1000) + seconds };
  return `Bearer e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
};

/** The response to a successful login. */
export const LOGIN_SUCCESS = { json: { msg: 'success', token: tokenFor(3600), ...ACCOUNT } };
export const loginDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Login to your account' });

export async function openLogin(page: Page): Promise<void> {
  await visit(page, '/terms/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(loginDialog(page)).toBeVisible();
}

export async function submitLogin(page: Page): Promise<void> {
  await page.getByLabel('User Id').fill('9000000005');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}
