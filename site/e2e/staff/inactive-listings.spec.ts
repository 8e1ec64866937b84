import { detailPath, listPath } from '../../src/domain';
import { search } from '../support/api';
import { cardsOf } from '../support/lists';
import { expect, expectAccessible, test, visit, mainHeading } from '../support/fixtures';
import { memberOf, signIn } from '../support/accounts';
import { createListing } from '../support/listings';

// An unpublished listing has no page: the response is 404, and the app shows the CMS's data.
test.use({ knownError: /status of 404/ });

for (const made of [
  { userType: 'manager_dwk' },
  { userType: 'admin' },
  { userType: 'visiter', superAdmin: true },
]) {
  test(`${JSON.stringify(made)} sees an inactive property`, async ({ page }) => {
    const member = await signIn(page, made);
    const { _id, code } = await createListing(member, 'dwk', 'propresi');
    const answer = await visit(page, detailPath('dwk', 'propresi', _id));
    expect(answer?.status()).toBe(404);
    await expect(mainHeading(page)).toContainText('Flat');
    await expect(page.getByRole('group', { name: /^Staff/ }).first()).toContainText(code);
    await page.getByRole('button', { name: 'Staff menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Staff, Dwarka' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });
}

for (const userType of ['manager_ggn', 'visiter', 'account', 'executive', null]) {
  test(`${userType ?? 'a signed-out visitor'} does not see an inactive property`, async ({
    page,
  }) => {
    const manager = await memberOf({ userType: 'manager_dwk' });
    const { _id } = await createListing(manager, 'dwk', 'propresi');
    if (userType !== null) await signIn(page, { userType });
    await visit(page, detailPath('dwk', 'propresi', _id));
    await expect(mainHeading(page)).toHaveText('PROPERTY DETAIL NOT AVAILABLE');
    await expect(page.getByRole('group', { name: /^Staff/ })).toHaveCount(0);
  });
}

test('only staff see a page of a list that has inactive properties only', async ({ page }) => {
  const { count } = await search('ggn', 'CS');
  const beyond = Math.floor(count / 10) + 2;
  const member = await memberOf({ userType: 'manager_ggn' });
  const missing = (beyond - 1) * 10 - count + 1;
  await Promise.all(Array.from({ length: missing }, () => createListing(member, 'ggn', 'propcom')));
  const path = `${listPath('ggn', 'CS')}/${String(beyond)}`;
  await visit(page, path);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(0);
  await signIn(page, { userType: 'manager_ggn' });
  await visit(page, path);
  await expect(cardsOf(page).first()).toBeVisible();
});
