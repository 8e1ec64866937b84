import { memberOf, signIn } from '../support/accounts';
import {
  expect,
  expectAccessible,
  test,
  visit,
  expectReadable,
  mainHeading,
} from '../support/fixtures';

for (const made of [{ userType: 'executive' }, { userType: 'admin' }, { superAdmin: true }]) {
  test(`${JSON.stringify(made)} sees the page of a user with its permissions`, async ({ page }) => {
    const user = await memberOf({ userType: 'account' });
    await signIn(page, made);
    await visit(page, `/company/UserDetail/${user._id}`);
    await expect(mainHeading(page)).toHaveText(user.uname);
    await expect(page.getByRole('heading', { name: 'Permissions' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Sale/ })).toBeVisible();
    const edit = page.getByRole('link', { name: 'Edit', exact: true });
    await expect(edit).toHaveCount(made.userType === 'executive' ? 0 : 1);
    await expectReadable(page);
  });
}

test('the own page of an admin has no table of permissions', async ({ page }) => {
  const admin = await signIn(page, { userType: 'admin' });
  await visit(page, `/company/UserDetail/${admin._id}`);
  await expect(mainHeading(page)).toHaveText(admin.uname);
  await expect(page.getByRole('heading', { name: 'Permissions' })).toHaveCount(0);
});

for (const userType of ['manager_dwk', 'manager_ggn', 'visiter', 'account']) {
  test(`${userType} cannot see the page of a user`, async ({ page }) => {
    const user = await memberOf({});
    await signIn(page, { userType });
    await visit(page, `/company/UserDetail/${user._id}`);
    await expect(mainHeading(page)).toHaveText('You Are Not Authorised To View User Details');
  });
}

for (const userType of ['manager_dwk', 'manager_ggn', 'visiter', 'account', 'executive']) {
  test(`${userType} cannot see the form of a user`, async ({ page }) => {
    const user = await memberOf({});
    await signIn(page, { userType });
    await visit(page, `/company/UserEdit/${user._id}`);
    await expect(mainHeading(page)).toHaveText('You Are Not Authorised To Edit User');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test.describe(() => {
  test.use({ knownError: /404/ });

  for (const [userType, link] of [
    ['admin', 'All Users'],
    ['executive', 'Go to Home'],
  ] as const) {
    test(`an unknown account shows ${userType} a message, and a page to go on`, async ({
      page,
    }) => {
      await signIn(page, { userType });
      await visit(page, '/company/UserDetail/nobody');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('There is no such user');
      await expect(main.getByRole('link')).toHaveText([link]);
    });
  }
});
