import { newAccount, signInAsNew } from './own-accounts';
import { expect, expectAccessible, expectNoSideways, test, visit } from './fixtures';

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
