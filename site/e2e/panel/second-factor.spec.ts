import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test } from '../support/fixtures';
import { panelRequest } from '../support/panel';
import { setting } from '../support/setting';
import { codeOf } from '../support/totp';

/** Rejected logins and forms return 400. A panel without a session requests its renewal, which returns 401. */
test.use({ knownError: /40[01]/ });

const PASSWORD = 'Panel@1234';
const PAGE = '/admin/settings/second-factor';

/** Creates a user of the panel with the role of this code. Returns the e-mail address. */
async function newPanelUser(code: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const roles = await panelRequest<{ data: { id: number; code: string }[] }>('GET', '/admin/roles');
  const ids = roles.body.data.filter((role) => role.code === code).map(({ id }) => id);
  const name = { firstname: 'Asha', lastname: 'Rao' };
  const made = await panelRequest<{ data: { id: number } }>('POST', '/admin/users', {
    ...{ email, ...name, roles: ids },
  });
  const active = { isActive: true, password: PASSWORD };
  await panelRequest('PUT', `/admin/users/${String(made.body.data.id)}`, active);
  return email;
}

const open = (page: Page, path: string) => page.goto(setting('CMS_URL') + path);

/** Submits e-mail address and password, in a browser without a session. */
async function sendPassword(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await open(page, '/admin/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
}

const untilIn = (page: Page) => page.waitForURL(({ pathname }) => !pathname.includes('/auth/'));

/** Switches on the second factor of the signed-in user, by keyboard. Returns the secret and the recovery codes. */
async function switchOn(page: Page) {
  await open(page, PAGE);
  await page.getByRole('button', { name: 'Set up' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up the second factor' })).toBeFocused();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Or open the app on this device' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const password = page.getByLabel('Your password');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Password is required/);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.type('000 00x');
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Code');
  await expect(code).toHaveAccessibleDescription(/Code Incorrect/);
  await expect(code).toBeFocused();
  await code.fill(codeOf(secret, 0));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expect(page.getByRole('heading', { name: 'Store your recovery codes' })).toBeFocused();
  const recoveryCodes = await codes.allInnerTexts();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A login asks for your password, then')).toBeVisible();
  return { secret, recoveryCodes };
}

test('a user of the panel switches a second factor on, logs in by it, and switches it off', async ({
  page,
}) => {
  const email = await newPanelUser('dwarka-manager');
  await sendPassword(page, email);
  await untilIn(page);
  const { secret, recoveryCodes } = await switchOn(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

  await sendPassword(page, email);
  const dialog = page.getByRole('dialog', { name: 'Enter your code' });
  const code = dialog.getByLabel('Code');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Code is required/);
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Code Incorrect/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('This account has a second factor.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Login' }).press('Enter');
  await expect(code).toBeFocused();
  await page.keyboard.type(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await untilIn(page);

  await sendPassword(page, email);
  await code.fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await untilIn(page);
  await open(page, PAGE);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByLabel('Code').fill(recoveryCodes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await sendPassword(page, email);
  await untilIn(page);
});

test('the super admin of the panel resets the second factor of another user', async ({ page }) => {
  const email = await newPanelUser('gurugram-manager');
  await sendPassword(page, email);
  await untilIn(page);
  await switchOn(page);

  await sendPassword(page, await newPanelUser('strapi-super-admin'));
  await untilIn(page);
  await open(page, PAGE);
  await page.getByRole('button', { name: `Reset the second factor of ${email}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Reset the second factor?' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(email)).toHaveCount(0);

  await sendPassword(page, email);
  await untilIn(page);
});
