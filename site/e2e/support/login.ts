import type { Locator, Page } from '@playwright/test';
import type { Account } from './accounts';
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
/** The response to a call without a valid session. */
export const NO_SESSION = {
  status: 401,
  body: 'Please log in to continue',
  headers: { 'content-type': 'text/plain' },
};
export const loginDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Login to your account' });

export async function openLogin(page: Page): Promise<void> {
  await visit(page, '/terms/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(loginDialog(page)).toBeVisible();
}

/** Opens the registration above a page. */
export async function openRegister(page: Page): Promise<Locator> {
  await openLogin(page);
  await page.getByRole('button', { name: 'New to Us? Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Agrees to the terms and submits a registration. */
export async function signUp(form: Locator): Promise<void> {
  await form.getByLabel('I agree').check();
  await form.getByRole('button', { name: 'Signup' }).click();
}

/** Fills in and submits a login. */
export async function sendLogin(
  form: Page | Locator,
  { userId, password }: Pick<Account, 'userId' | 'password'>,
): Promise<void> {
  await form.getByLabel('User Id').fill(userId);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

export const submitLogin = (page: Page): Promise<void> =>
  sendLogin(page, { userId: ACCOUNT.userA.userId, password: PASSWORD });
