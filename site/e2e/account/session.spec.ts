import {
  ACCOUNT,
  loginDialog,
  submitLogin,
  openLogin,
  PASSWORD,
  LOGIN_SUCCESS,
  tokenFor,
  NO_SESSION,
} from '../support/login';
import { expect, expectAccessible, test, visit } from '../support/fixtures';
import { setting } from '../support/setting';
import { fulfill, mockResponses } from '../support/mocks';
import { accountMenu, chooseInAccountMenu } from '../support/forms';
import { openWithToken } from '../support/accounts';

test.describe('when the CMS rejects', () => {
  test.use({ knownError: /status of 4\d\d/ });

  test('an ended session is removed, and the page stays', async ({ page }) => {
    await mockResponses(page, 'api/GetUserForAuth', {
      status: 401,
      body: 'Please log in to continue',
    });
    await openWithToken(page, tokenFor(3600));
    await visit(page, '/terms/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
    await expect(page).toHaveURL(/\/terms\/$/);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('a password change needs the old password, and a lost session keeps the typed values', async ({
    page,
  }) => {
    const newToken = tokenFor(7200);
    await mockResponses(page, 'api/users/login', LOGIN_SUCCESS);
    await mockResponses(page, 'api/PasswordChange', { json: { msg: 'errorPass' } }, NO_SESSION, {
      json: { msg: 'success', token: newToken },
    });
    await openLogin(page);
    await submitLogin(page);
    const form = await chooseInAccountMenu(page, 'Change Password');
    await form.getByLabel('Old Password', { exact: true }).fill('Sample@124');
    await form.getByLabel('New Password', { exact: true }).fill('Sample@125');
    await form.getByLabel('Confirm Password', { exact: true }).fill('Sample@126');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form).toContainText('Password do not match');
    await form.getByLabel('Confirm Password', { exact: true }).fill('Sample@125');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form).toContainText('Password Incorrect');
    await expect(form.getByLabel('Old Password', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await form.getByLabel('Old Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Submit' }).click();
    const lost = page.getByRole('alert').filter({ hasText: 'Please log in to continue' });
    await expect(lost).toBeVisible();
    await submitLogin(page);
    await expect(loginDialog(page)).toBeHidden();
    await expect(form.getByLabel('New Password', { exact: true })).toHaveValue('Sample@125');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Password Changed')).toBeVisible();
    await expect(form).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBe(newToken);
    await expect(accountMenu(page)).toBeVisible();
  });
});

test('an expired token is removed before any request', async ({ page, requests }) => {
  await openWithToken(page, tokenFor(-1));
  await visit(page, '/terms/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
  expect(requests.filter((request) => request.url().startsWith(setting('CMS_URL')))).toEqual([]);
});

test('a user logs out everywhere, which asks first, and forgets the device', async ({ page }) => {
  await mockResponses(page, 'api/users/login', {
    ...LOGIN_SUCCESS,
    headers: { 'x-known-device': 'mark' },
  });
  const sent = await mockResponses(page, 'api/users/logout', { json: { msg: 'success' } });
  const mark = () => page.evaluate(() => localStorage.getItem('knownDevice'));
  await openLogin(page);
  await submitLogin(page);
  await expect.poll(mark).toBe('mark');
  await chooseInAccountMenu(page, 'Log Out Everywhere');
  const question = page.getByRole('dialog', { name: 'Log out everywhere?' });
  await expect(question).toContainText('You are signed out on every device, this one too.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Log Out Everywhere' }).click();
  await expect(page.getByText('Logout Successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(sent).toEqual([{ everywhere: true }]);
  expect(await mark()).toBeNull();
});

test('another tab follows a login and a logout', async ({ page, context }) => {
  await context.route('**/api/GetUserForAuth', (route) => fulfill(route, { json: ACCOUNT }));
  await visit(page, '/terms/');
  const other = await context.newPage();
  await visit(other, '/privacy-policy/');
  await mockResponses(page, 'api/users/login', LOGIN_SUCCESS);
  await mockResponses(page, 'api/users/logout', { json: { msg: 'success' } });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await submitLogin(page);
  await expect(accountMenu(other)).toBeVisible();
  await chooseInAccountMenu(page, 'Sign Out');
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
