import { detailPath, listPath } from '../../src/domain';
import { search } from '../support/api';
import { cardsOf } from '../support/lists';
import { expect, expectAccessible, test, visit } from '../support/fixtures';
import { newAccount, signInAs, signInAsNew, tokenOf } from '../support/accounts';
import { newListing, signInMember } from '../support/listings';
import type { Member } from '../support/listings';

// What is not published has no page: the answer is 404, the app shows what the CMS has.
test.use({ knownError: /status of 404/ });

/** A member of staff who writes listings beside the page, which is somebody else's. */
async function writer(userType: string): Promise<Member> {
  const account = await newAccount({ userType });
  return { ...account, token: await tokenOf(account) };
}

for (const made of [
  { userType: 'manager_dwk' },
  { userType: 'admin' },
  { userType: 'visiter', superAdmin: true },
]) {
  test(`${JSON.stringify(made)} sees an inactive property`, async ({ page }) => {
    const member = await signInMember(page, made);
    const { _id, code } = await newListing(member, 'dwk', 'propresi');
    const answer = await visit(page, detailPath('dwk', 'propresi', _id));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Flat');
    await expect(page.getByRole('group', { name: /^Staff/ }).first()).toContainText(code);
    await expectAccessible(page);
  });
}

for (const userType of ['manager_ggn', 'visiter', 'account', 'executive', null]) {
  test(`${userType ?? 'a signed-out visitor'} does not see an inactive property`, async ({
    page,
  }) => {
    const { _id } = await newListing(await writer('manager_dwk'), 'dwk', 'propresi');
    if (userType !== null) await signInAs(page, await newAccount({ userType }));
    await visit(page, detailPath('dwk', 'propresi', _id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'PROPERTY DETAIL NOT AVAILABLE',
    );
    await expect(page.getByRole('group', { name: /^Staff/ })).toHaveCount(0);
  });
}

test('only staff see a page of a list that has inactive properties only', async ({
  page,
}) => {
  const { count } = await search('ggn', 'CS');
  const beyond = Math.floor(count / 10) + 2;
  const member = await writer('manager_ggn');
  const missing = (beyond - 1) * 10 - count + 1;
  await Promise.all(Array.from({ length: missing }, () => newListing(member, 'ggn', 'propcom')));
  const path = `${listPath('ggn', 'CS')}/${String(beyond)}`;
  await visit(page, path);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(0);
  await signInAsNew(page, { userType: 'manager_ggn' });
  await visit(page, path);
  await expect(cardsOf(page).first()).toBeVisible();
});
