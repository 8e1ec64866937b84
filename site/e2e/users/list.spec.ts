import { newAccount, signIn } from '../support/accounts';
import {
  expect,
  expectAccessible,
  tabTo,
  test,
  visit,
  expectReadable,
  mainHeading,
} from '../support/fixtures';
import { userCard, userListPath } from '../support/users';
import { mockParameters } from '../support/mocks';
import { loginDialog, sendLogin } from '../support/login';

for (const made of [{ userType: 'admin' }, { userType: 'visiter', superAdmin: true }]) {
  test(`${JSON.stringify(made)} sees the user list`, async ({ page }) => {
    await signIn(page, made);
    await visit(page, '/UserList');
    await expect(mainHeading(page)).toHaveText(/^\d+ All Users$/);
    await expect(page.getByRole('link', { name: /^Inactive: \d+$/ })).toBeVisible();
    await expectReadable(page);
  });
}

for (const userType of ['visiter', 'manager_dwk', 'manager_ggn', 'executive', 'account']) {
  test(`${userType} cannot see the user list`, async ({ page }) => {
    await signIn(page, { userType });
    await visit(page, '/UserList/');
    await expect(page.getByRole('heading')).toContainText(['You Are Not Authorised To View Users']);
    await expect(page.getByRole('article')).toHaveCount(0);
  });
}

test('a signed-out visitor gets the login, and the user list after it', async ({ page }) => {
  const admin = await newAccount({ userType: 'admin' });
  await visit(page, '/UserList/');
  await expect(mainHeading(page)).toHaveText('You Are Not Authorised To View Users');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await sendLogin(loginDialog(page), admin);
  await expect(mainHeading(page)).toHaveText(/All Users$/);
});

test('an account is found by name or phone by keyboard alone, and an inactive one is marked', async ({
  page,
}) => {
  const user = await newAccount({ userStatus: 'inactive' });
  await signIn(page, { userType: 'admin' });
  await visit(page, '/UserList/');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Search' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox', { name: 'Phone No.' }));
  await page.keyboard.type(user.userId);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?phone=${user.userId.slice(-6)}$`));
  await expect(mainHeading(page)).toHaveText('1 User');
  await expect(userCard(page, user.uname)).toContainText('inactive');
  await expectAccessible(page);
  const inactive = page.getByRole('link', { name: 'Inactive: 1' });
  await inactive.click();
  await expect(inactive).toHaveAttribute('aria-current', 'true');
  await expect(userCard(page, user.uname)).toBeVisible();
  await page.getByRole('button', { name: 'Clear Values' }).click();
  await expect(page).toHaveURL(/UserList\/\?userStatus=inactive$/);
});

test('a search without results says so and links to all users', async ({ page }) => {
  await signIn(page, { userType: 'admin' });
  await visit(page, userListPath('Nobody of this name'));
  await expect(page.getByText('No account is found so.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all users' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the list has pages, and Go To Page limits a large number and ignores 0', async ({ page }) => {
  // No more than six digits: the address shortens what looks like a phone number.
  const uname = `Pager ${String(Date.now()).slice(-6)}`;
  await Promise.all(Array.from({ length: 3 }, () => newAccount({ uname })));
  await mockParameters(page, { limitUser: 2 });
  await signIn(page, { userType: 'admin' });
  await visit(page, userListPath(uname));
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await page.getByLabel('Go to page').fill('99');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.getByLabel('Go to page').fill('0');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(/page=2$/);
});

test.describe(() => {
  test.use({ knownError: /ERR_FAILED/ });

  test('without the CMS the list shows an error with Retry', async ({ page }) => {
    await signIn(page, { userType: 'admin' });
    await page.route('**/api/UserSearch', (route) => route.abort());
    await visit(page, '/UserList/');
    await expect(page.getByRole('alert')).toContainText('Something went wrong.Please Try Again');
    await page.unroute('**/api/UserSearch');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
