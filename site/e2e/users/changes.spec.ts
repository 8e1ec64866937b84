import type { Page } from '@playwright/test';
import { memberOf, newAccount, signIn, signInAs, signInAsNew } from '../support/accounts';
import type { Account } from '../support/accounts';
import { expect, expectAccessible, test, visit, mainHeading } from '../support/fixtures';
import { callCms } from '../support/http';
import { userCard, userListPath } from '../support/users';
import { accountMenu, chooseInAccountMenu } from '../support/forms';
import { loginDialog, sendLogin } from '../support/login';

/** Fills in the open login. */
async function fillIn(page: Page, account: Account): Promise<void> {
  await sendLogin(loginDialog(page), account);
  await expect(page.getByText('Loged In Successfully').first()).toBeVisible();
}

test('an admin edits an account, an error is shown at its field, and the list shows the change', async ({
  page,
}) => {
  const user = await newAccount();
  await signIn(page, { userType: 'admin' });
  await visit(page, userListPath(user.userId.slice(1)));
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
  await expect(userCard(page, `${user.uname} Renamed`)).toContainText('9200000099');
});

test('a super admin changes user id and type, and a taken id shows an error at its field', async ({
  page,
}) => {
  const [user, other] = await Promise.all([newAccount(), newAccount()]);
  await signIn(page, { superAdmin: true });
  await visit(page, `/company/UserEdit/${user._id}`);
  await expect(mainHeading(page)).toHaveText(`Edit User: ${user.uname}`);
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

test('an admin cannot change a super admin', async ({ page }) => {
  const owner = await memberOf({ superAdmin: true });
  await signIn(page, { userType: 'admin' });
  await visit(page, userListPath(owner.uname));
  await expect(userCard(page, owner.uname)).toBeVisible();
  await expect(userCard(page, owner.uname).getByRole('button')).toHaveCount(0);
});

test('an admin changes a password; two different ones are not sent', async ({ page, requests }) => {
  const user = await newAccount();
  await signIn(page, { userType: 'admin' });
  await visit(page, userListPath(user.uname));
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
  const login = { userId: user.userId, password: 'Another@12' };
  expect((await callCms('POST', '/api/users/login', login)).body).toMatchObject({ msg: 'success' });
});

test('an admin ends a session, and its page is left at its next call', async ({
  page,
  browser,
}) => {
  const other = await newAccount({ userType: 'admin' });
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signInAs(theirs, other);
  await visit(theirs, '/UserList/');
  await expect(theirs.getByRole('article').first()).toBeVisible();

  await signIn(page, { userType: 'admin' });
  await visit(page, userListPath(other.uname));
  await page.getByRole('button', { name: `End session of ${other.uname}` }).click();
  const question = page.getByRole('dialog', { name: 'End the session?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('Session Ended')).toBeVisible();

  await theirs.getByRole('link', { name: /^Inactive/ }).click();
  await expect(theirs).toHaveURL(/:\d+\/$/);
  await fillIn(theirs, other);
  await expect(theirs).toHaveURL(/\/UserList\/\?userStatus=inactive$/);
  await context.close();
});

test('a login after a logout from the users does not lead back to them', async ({ page }) => {
  const admin = await signInAsNew(page, { userType: 'admin' });
  await visit(page, '/UserList/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await chooseInAccountMenu(page, 'Sign Out');
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await fillIn(page, admin);
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
});
