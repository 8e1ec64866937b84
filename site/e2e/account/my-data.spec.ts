import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { signIn, signInAsNew } from '../support/accounts';
import { expect, tabTo, test, visit, expectReadableInBothSchemes } from '../support/fixtures';
import { field, accountMenu } from '../support/forms';
import { callCms } from '../support/http';

const myData = (page: Page): Locator => page.getByRole('dialog', { name: 'My Data' });
const deletion = (page: Page): Locator => page.getByRole('dialog', { name: 'Delete My Account?' });

async function open(page: Page): Promise<void> {
  await visit(page, '/terms/');
  await accountMenu(page).press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'My Data' }));
  await page.keyboard.press('Enter');
  await expect(myData(page)).toBeVisible();
}

test('the own data are saved as a file', { tag: '@both' }, async ({ page }) => {
  const member = await signInAsNew(page, {});
  await open(page);
  await expectReadableInBothSchemes(page);
  const saved = page.waitForEvent('download');
  await myData(page).getByRole('button', { name: 'Download My Data' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('my-data.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    ...{ account: { _id: member._id, userId: member.userId }, reviews: [], enquiries: [] },
  });
  await expect(page.getByText('Your data are saved as a file')).toBeVisible();
});

test('an owner deletes the account by keyboard', { tag: '@both' }, async ({ page }) => {
  const { userId, password } = await signInAsNew(page, {});
  await open(page);
  await tabTo(page, myData(page).getByRole('button', { name: 'Delete My Account' }));
  await page.keyboard.press('Enter');
  await expect(deletion(page)).toContainText('This cannot be undone');
  await expectReadableInBothSchemes(page);
  await tabTo(page, deletion(page).getByLabel('Delete my reviews too'));
  await page.keyboard.press('Space');
  await tabTo(page, field(deletion(page), 'Password'));
  await page.keyboard.type('Wrong@123');
  await page.keyboard.press('Enter');
  await expect(field(deletion(page), 'Password')).toHaveAccessibleDescription(/Password Incorrect/);
  await expect(deletion(page).getByLabel('Delete my reviews too')).toBeChecked();
  await field(deletion(page), 'Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account Deleted')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
  const login = await callCms('POST', '/api/users/login', { userId, password });
  expect(login.body).toEqual({ msg: 'errorNoUser' });
});

test('staff are told why theirs is not deleted', async ({ page }) => {
  await signIn(page, { userType: 'manager_dwk' });
  await open(page);
  await expect(myData(page)).toContainText('Ask a super admin to change its role first');
  await expect(myData(page).getByRole('button', { name: 'Delete My Account' })).toHaveCount(0);
});

test.describe('without the CMS', () => {
  test.use({ knownError: /ERR_FAILED/ });

  test('a failed download and a failed deletion can be repeated', async ({ page }) => {
    const { password } = await signInAsNew(page, {});
    await open(page);
    await page.route('**/api/Account*', (route) => route.abort());
    await myData(page).getByRole('button', { name: 'Download My Data' }).click();
    await expect(myData(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await myData(page).getByRole('button', { name: 'Delete My Account' }).click();
    await field(deletion(page), 'Password').fill(password);
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('AccountDelete'),
    );
    await page.keyboard.press('Enter');
    await failed;
    await expect(deletion(page).getByRole('alert').first()).toBeVisible();
    await expect(field(deletion(page), 'Password')).toHaveValue(password);
    await page.unroute('**/api/Account*');
    await deletion(page).getByRole('button', { name: 'Delete My Account' }).click();
    await expect(page.getByText('Account Deleted')).toBeVisible();
  });
});
