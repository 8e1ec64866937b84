import {
  loginDialog,
  submitLogin,
  openLogin,
  PASSWORD,
  LOGIN_SUCCESS,
  sendLogin,
} from '../support/login';
import { expect, expectAccessible, reload, tabTo, test, visit } from '../support/fixtures';
import { setting } from '../support/setting';
import { mockResponses } from '../support/mocks';
import { accountMenu, chooseInAccountMenu } from '../support/forms';

test('the login explains its purpose, and Escape returns the focus', async ({ page }) => {
  await visit(page, '/terms/');
  const button = page.getByRole('button', { name: 'Sign In' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = loginDialog(page);
  await expect(dialog).toContainText('You have to Login to your account to write or edit review');
  await expect(dialog.getByRole('link', { name: /^Forgot your password\? Call us/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a user signs in and out by keyboard alone', async ({ page }) => {
  await mockResponses(page, 'api/users/login', LOGIN_SUCCESS);
  await mockResponses(page, 'api/users/logout', { json: { msg: 'success' } });
  await openLogin(page);
  await tabTo(page, page.getByLabel('User Id'));
  await page.keyboard.type('9000000005');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Loged In Successfully')).toBeVisible();
  await expect(loginDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/terms\/$/);
  await tabTo(page, accountMenu(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Asha Verma')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Sign Out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logout Successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
});

test('after every login the focus is on the account menu', async ({ page }) => {
  await mockResponses(page, 'api/users/login', LOGIN_SUCCESS);
  await mockResponses(page, 'api/users/logout', { json: { msg: 'success' } });
  await visit(page, '/dwk/');
  for (let time = 1; time <= 2; time += 1) {
    await page.getByRole('button', { name: 'Sign In' }).focus();
    await page.keyboard.press('Enter');
    await submitLogin(page);
    await expect(loginDialog(page)).toBeHidden();
    await expect(accountMenu(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  }
});

test('an empty field shows its error', async ({ page }) => {
  await openLogin(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(loginDialog(page)).toContainText('User Id is required');
  await expect(loginDialog(page)).toContainText('Password is required');
  await expectAccessible(page);
});

for (const [msg, words] of [
  ['errorPass', 'Password Incorrect'],
  ['errorNoUser', 'Either your Id is Incorrect or there is No User with this Id'],
  ['errorInactive', 'Your Account is not Active yet'],
] as const) {
  test(`a login that fails with ${msg} shows why and keeps the typed values`, async ({ page }) => {
    await mockResponses(page, 'api/users/login', { json: { msg } });
    await openLogin(page);
    await submitLogin(page);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByLabel('User Id')).toHaveValue('9000000005');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await expectAccessible(page);
  });
}

test('the login can end the session on another device', async ({ page }) => {
  const sent = await mockResponses(
    page,
    'api/users/login',
    { json: { msg: 'errorLogedin' } },
    LOGIN_SUCCESS,
  );
  await openLogin(page);
  await submitLogin(page);
  await expect(loginDialog(page)).toContainText(
    'You are Loged In on another Device. Please Logged Out from that and than try again',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out the other device' }).click();
  await expect(page.getByText('Loged In Successfully')).toBeVisible();
  expect(sent[1]).toMatchObject({ userId: '9000000005', takeOver: true });
});

test.describe('when the CMS rejects or does not answer', () => {
  test.use({ knownError: /status of (4|5)\d\d|ERR_FAILED/ });

  test('too many attempts show the waiting time', async ({ page }) => {
    const json = {
      msg: 'errorTooMany',
      message: 'Too many tries. Please wait a while and try again',
    };
    await mockResponses(page, 'api/users/login', {
      status: 429,
      json,
      headers: { 'retry-after': '600' },
    });
    await openLogin(page);
    await submitLogin(page);
    await expect(page.getByRole('alert')).toContainText('You can try again in 10 minutes.');
  });

  test('a login without a response shows an error and can be retried', async ({ page }) => {
    await openLogin(page);
    await page.route('**/api/users/login', (route) => route.abort());
    await submitLogin(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Something went wrong.Please Try Again_users_login');
    await expectAccessible(page);
    await page.unroute('**/api/users/login');
    await mockResponses(page, 'api/users/login', LOGIN_SUCCESS);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Loged In Successfully')).toBeVisible();
  });
});

test('a real sample visitor signs in and out', async ({ page }, { project }) => {
  // Each project has its own account, because an account has only one session.
  const userId = project.name === 'phone' ? '9000000006' : '9000000007';
  await openLogin(page);
  await sendLogin(page, { userId, password: setting('SAMPLE_PASSWORD') });
  const takeOver = page.getByRole('button', { name: 'Log out the other device' });
  const done = page.getByText('Loged In Successfully');
  await expect(takeOver.or(done)).toBeVisible();
  if (await takeOver.isVisible()) await takeOver.click();
  await expect(done).toBeVisible();
  await reload(page);
  await chooseInAccountMenu(page, 'Sign Out');
  await expect(page.getByText('Logout Successfully')).toBeVisible();
});
