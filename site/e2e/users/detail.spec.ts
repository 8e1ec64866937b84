import { newAccount, signInAsNew } from '../support/accounts';
import { expect, expectAccessible, expectNoSideways, test, visit } from '../support/fixtures';

for (const made of [{ userType: 'executive' }, { userType: 'admin' }, { superAdmin: true }]) {
  test(`a user's detail is there for ${JSON.stringify(made)}, with its permissions`, async ({
    page,
  }) => {
    const user = await newAccount({ userType: 'account' });
    await signInAsNew(page, made);
    await visit(page, `/company/UserDetail/${user._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.uname);
    await expect(page.getByRole('heading', { name: 'Permissions' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Sale/ })).toBeVisible();
    const edit = page.getByRole('link', { name: 'Edit', exact: true });
    await expect(edit).toHaveCount(made.userType === 'executive' ? 0 : 1);
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

for (const userType of ['manager_dwk', 'manager_ggn', 'visiter', 'account']) {
  test(`a user's detail is refused to ${userType}`, async ({ page }) => {
    const user = await newAccount();
    await signInAsNew(page, { userType });
    await visit(page, `/company/UserDetail/${user._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'You Are Not Authorised To View User Details',
    );
  });
}

for (const userType of ['manager_dwk', 'manager_ggn', 'visiter', 'account', 'executive']) {
  test(`a user's form is refused to ${userType}`, async ({ page }) => {
    const user = await newAccount();
    await signInAsNew(page, { userType });
    await visit(page, `/company/UserEdit/${user._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'You Are Not Authorised To Edit User',
    );
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test.describe(() => {
  test.use({ knownError: /404/ });

  test('an account that is not there is said to be so', async ({ page }) => {
    await signInAsNew(page, { userType: 'admin' });
    await visit(page, '/company/UserDetail/nobody');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such user');
  });
});
