import type { Page } from '@playwright/test';
import { newAccount, signInAs, signInAsNew } from './own-accounts';
import { expect, expectAccessible, expectNoSideways, tabTo, test, visit } from './fixtures';
import { setting } from './setting';
import { send } from './staff';

const listOf = (name: string) => `/UserList/?name=${encodeURIComponent(name)}`;
const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

for (const made of [{ userType: 'admin' }, { userType: 'visiter', superAdmin: true }]) {
  test(`the user list is there for ${JSON.stringify(made)}`, async ({ page }) => {
    await signInAsNew(page, made);
    await visit(page, '/UserList');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ All Users$/);
    await expect(page.getByRole('link', { name: /^Inactive: \d+$/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
  });
}

for (const userType of ['visiter', 'manager_dwk', 'manager_ggn', 'executive', 'account']) {
  test(`the user list is not for ${userType}`, async ({ page }) => {
    await signInAsNew(page, { userType });
    await visit(page, '/UserList/');
    await expect(page.getByRole('heading')).toContainText(['You Are Not Authorised To View Users']);
    await expect(page.getByRole('article')).toHaveCount(0);
  });
}

test('who is not signed in is offered the login, and is where they wanted to be after it', async ({
  page,
}) => {
  const admin = await newAccount({ userType: 'admin' });
  await visit(page, '/UserList/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You Are Not Authorised To View Users',
  );
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('User Id').fill(admin.userId);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/All Users$/);
});

test('an account is found by name or phone, by keyboard alone; an inactive one is marked', async ({
  page,
}) => {
  const user = await newAccount({ userStatus: 'inactive' });
  await signInAsNew(page, { userType: 'admin' });
  await visit(page, '/UserList/');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Search' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox', { name: 'Phone No.' }));
  await page.keyboard.type(user.userId);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`phone=${user.userId}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 All Users');
  await expect(cardOf(page, user.uname)).toContainText('inactive');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Inactive: 1' }).click();
  await expect(cardOf(page, user.uname)).toBeVisible();
  await page.getByRole('button', { name: 'Clear Values' }).click();
  await expect(page).toHaveURL(/UserList\/\?userStatus=inactive$/);
});

test('a search without a find says so and leads back', async ({ page }) => {
  await signInAsNew(page, { userType: 'admin' });
  await visit(page, listOf('Nobody of this name'));
  await expect(page.getByText('No account is found so.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all users' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the list has pages; Go To Page beyond the last goes to the last, 0 nowhere', async ({
  page,
}) => {
  const uname = `Pager ${String(Date.now())}`;
  await Promise.all(Array.from({ length: 21 }, () => newAccount({ uname })));
  await signInAsNew(page, { userType: 'admin' });
  await visit(page, listOf(uname));
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await page.getByLabel('Go to page').fill('99');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.getByLabel('Go to page').fill('0');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(/page=2$/);
});

test('an admin edits an account: a fault is said at its field, the list shows what was saved', async ({
  page,
}) => {
  const user = await newAccount();
  await signInAsNew(page, { userType: 'admin' });
  await visit(page, listOf(user.userId.slice(1)));
  await page
    .getByRole('main')
    .getByRole('button', { name: `Edit ${user.uname}` })
    .click();
  const form = page.getByRole('dialog', { name: 'Edit User' });
  await expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expect(form.getByLabel('User Id')).toHaveCount(0);
  await expect(form.getByLabel('User Type')).toHaveCount(0);
  await form.getByLabel('Phone 1').fill('123');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByLabel('Phone 1')).toHaveAccessibleDescription(/Invalid Phone Number/);
  await expectAccessible(page);
  await form.getByLabel('Phone 1').fill('9200000099');
  await form.getByLabel('User Name').fill(`${user.uname} Renamed`);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  await expect(cardOf(page, `${user.uname} Renamed`)).toContainText('9200000099');
});

test('a super admin changes user id and type; a taken id is said at its field', async ({
  page,
}) => {
  const [user, other] = await Promise.all([newAccount(), newAccount()]);
  await signInAsNew(page, { superAdmin: true });
  await visit(page, `/company/UserEdit/${user._id}`);
  await page.getByLabel('User Type').selectOption('manager_ggn');
  await page.getByLabel('User Id').fill(other.userId);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('User Id')).toHaveAccessibleDescription(
    /User Id Already Exists Use Another/,
  );
  await page.getByLabel('User Id').fill(`7${user.userId.slice(1)}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(new RegExp(`/company/UserDetail/${user._id}`));
  await expect(page.getByText('manager_ggn')).toBeVisible();
  await expect(page.getByText(`7${user.userId.slice(1)}`)).toBeVisible();
});

test('an admin has no tools for a super admin', async ({ page }) => {
  const owner = await newAccount({ superAdmin: true });
  await signInAsNew(page, { userType: 'admin' });
  await visit(page, listOf(owner.uname));
  await expect(cardOf(page, owner.uname)).toBeVisible();
  await expect(cardOf(page, owner.uname).getByRole('button')).toHaveCount(0);
});

test('an admin changes a password: different ones are not sent, then the new one holds', async ({
  page,
  requests,
}) => {
  const user = await newAccount();
  await signInAsNew(page, { userType: 'admin' });
  await visit(page, listOf(user.uname));
  await page.getByRole('button', { name: `Change Password of ${user.uname}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Password', { exact: true }).fill('Another@12');
  await form.getByLabel('Confirm Password', { exact: true }).fill('Another@13');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('Confirm Password Do Not Match.').first()).toBeVisible();
  expect(requests.filter((request) => request.url().includes('PasswordChangeByAdmin'))).toEqual([]);
  await expectAccessible(page);
  await form.getByLabel('Confirm Password', { exact: true }).fill('Another@12');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Password Changed')).toBeVisible();
  const url = `${setting('CMS_URL')}/api/users/login`;
  const { body } = await send<{ msg: string }>(
    url,
    'POST',
    { userId: user.userId, password: 'Another@12' },
    '',
  );
  expect(body.msg).toBe('success');
});

test('an admin ends a session: its page is left at its next call', async ({ page, browser }) => {
  const other = await newAccount({ userType: 'admin' });
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signInAs(theirs, other);
  await visit(theirs, '/UserList/');
  await expect(theirs.getByRole('article').first()).toBeVisible();

  await signInAsNew(page, { userType: 'admin' });
  await visit(page, listOf(other.uname));
  await page.getByRole('button', { name: `End session of ${other.uname}` }).click();
  const question = page.getByRole('dialog', { name: 'End the session?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('Session Ended')).toBeVisible();

  await theirs.getByRole('link', { name: /^Inactive/ }).click();
  await expect(theirs).toHaveURL(/\/$/);
  await context.close();
});

for (const made of [{ userType: 'executive' }, { userType: 'admin' }]) {
  test(`a user's detail is there for ${made.userType}, with its permissions`, async ({ page }) => {
    const user = await newAccount({ userType: 'account' });
    await signInAsNew(page, made);
    await visit(page, `/company/UserDetail/${user._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.uname);
    await expect(page.getByRole('heading', { name: 'Permissions' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Sale/ })).toBeVisible();
    const edit = page.getByRole('link', { name: 'Edit', exact: true });
    await expect(edit).toHaveCount(made.userType === 'admin' ? 1 : 0);
    await expectAccessible(page);
    await expectNoSideways(page);
  });
}

test("an admin's own detail has no grid of permissions", async ({ page }) => {
  const admin = await signInAsNew(page, { userType: 'admin' });
  await visit(page, `/company/UserDetail/${admin._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.uname);
  await expect(page.getByRole('heading', { name: 'Permissions' })).toHaveCount(0);
});

test('details and edit are refused to others, in their words', async ({ page }) => {
  const user = await newAccount();
  await signInAsNew(page, { userType: 'manager_dwk' });
  await visit(page, `/company/UserDetail/${user._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You Are Not Authorised To View User Details',
  );
  await visit(page, `/company/UserEdit/${user._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You Are Not Authorised To Edit User',
  );
  await expectAccessible(page);
});

test.describe(() => {
  test.use({ knownError: /404/ });

  test('an account that is not there is said to be so', async ({ page }) => {
    await signInAsNew(page, { userType: 'admin' });
    await visit(page, '/company/UserDetail/nobody');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such user');
  });
});

test.describe(() => {
  test.use({ knownError: /ERR_FAILED/ });

  test('without the CMS the list says so, and Retry brings it', async ({ page }) => {
    await signInAsNew(page, { userType: 'admin' });
    await page.route('**/api/UserSearch', (route) => route.abort());
    await visit(page, '/UserList/');
    await expect(page.getByRole('alert')).toContainText('Something went wrong.Please Try Again');
    await page.unroute('**/api/UserSearch');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
