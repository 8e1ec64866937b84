import { detailPath, listPath } from '../../src/domain';
import {
  expect,
  expectAccessible,
  test,
  visit,
  expectReadable,
  mainHeading,
  scriptsOf,
} from '../support/fixtures';
import { ActionCounter } from '../support/action-counter';
import { signIn, freshPhone } from '../support/accounts';
import { createListing, readListing } from '../support/listings';
import { cardOf, findBox } from '../support/lists';
import { createdCode, createdMessage, toolOf } from '../support/listing-form';

// For staff, lists contain properties without a published page; a request for such a page returns 404.
test.use({ knownError: /404/ });

const TOOLS = [
  ...['Edit', 'Delete', 'Add Image', 'Create Duplicate Property'],
  ...['Edit Price', 'Edit Stage', 'Private', 'History'],
];
const LIST = listPath('dwk', 'RS');

for (const made of [
  { userType: 'admin' },
  { userType: 'manager_dwk' },
  { userType: 'visiter', superAdmin: true },
]) {
  test(`${JSON.stringify(made)} has the tools of a listing on its card and its page`, async ({
    page,
  }) => {
    await signIn(page, made);
    await visit(page, LIST);
    const tools = page
      .getByRole('article')
      .first()
      .getByRole('group', { name: /^Staff/ });
    await expect(tools.getByRole('button')).toHaveCount(TOOLS.length);
    for (const name of TOOLS) {
      await expect(tools.getByRole('button', { name: new RegExp(`^${name}: `) })).toBeVisible();
    }
    await expectReadable(page);
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Detail/ })
      .click();
    await expect(page).toHaveURL(/Detail\/\w+$/);
    await expect(page.getByRole('complementary', { name: 'Summary' })).toBeVisible();
    await expect(page.getByRole('group', { name: /^Staff/ }).first()).toBeVisible();
    await expectReadable(page);
  });
}

for (const userType of ['manager_ggn', 'visiter', 'executive', 'account', null]) {
  test(`${userType ?? 'a signed-out visitor'} has no tools and loads none`, async ({
    page,
    requests,
  }) => {
    if (userType !== null) await signIn(page, { userType });
    await visit(page, LIST);
    if (userType !== null) await expect(page.getByText('Your account').first()).toBeAttached();
    await expect(page.getByRole('group', { name: /^Staff/ })).toHaveCount(0);
    await expect(page.getByLabel('Project, owner, code or phone')).toHaveCount(0);
    const texts = await scriptsOf(requests);
    expect(texts.length).toBeGreaterThan(0);
    for (const words of [
      'Create Duplicate Property',
      'Project, owner, code or phone',
      'The headings sort',
      'Residencial',
      'Make Cover',
      'Drop images',
    ]) {
      expect(texts.filter((text) => text.includes(words))).toEqual([]);
    }
  });
}

test('a price is changed from the list in three actions and shown at once', async ({ page }) => {
  const member = await signIn(page, { userType: 'manager_dwk' });
  const { _id, code } = await createListing(member, 'dwk', 'propresi');
  await visit(page, LIST);
  await expect(cardOf(page, code)).toContainText('₹ 43.21 Lac');
  await page.evaluate(() => {
    document.body.dataset.same = 'page';
  });
  const hand = new ActionCounter();
  await hand.press(toolOf(page, 'Edit', code));
  const form = page.getByRole('dialog', { name: 'Edit Residencial Property SALE' });
  await hand.fill(form, { Demand: '4567000' });
  await hand.press(form.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  await expect(cardOf(page, code)).toContainText('₹ 45.67 Lac');
  expect(hand.count).toBeLessThanOrEqual(3);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'page');
  expect((await readListing(member, 'dwk', 'propresi', _id))?.expectedPrice).toBe(4_567_000);
});

test('a duplicate is a new property with the changes, and the original stays', async ({ page }) => {
  const member = await signIn(page, { userType: 'manager_ggn' });
  const amenities = ['Lift', 'CCTV Surveillance'];
  const first = await createListing(member, 'ggn', 'propcom', {
    amenities,
    areaCarpet: 900,
    areaCarpetUnit: 'sq. ft.',
  });
  await visit(page, listPath('ggn', 'CS'));
  await toolOf(page, 'Create Duplicate Property', first.code).click();
  const form = page.getByRole('dialog', { name: 'Create Duplicate Commercial Property' });
  await expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await form.getByLabel('Carpet Area', { exact: true }).fill('1100');
  await form.getByRole('button', { name: 'Submit' }).click();
  const code = await createdCode(page);
  await createdMessage(page).getByRole('button', { name: 'Ok, got it' }).click();
  await expect(cardOf(page, code)).toContainText('1,100 sq. ft.');
  await expect(cardOf(page, first.code)).toContainText('900 sq. ft.');
});

test('a property is deleted from its list by one call, after a confirmation', async ({
  page,
  requests,
}) => {
  const member = await signIn(page, { userType: 'manager_dwk' });
  const { _id, code } = await createListing(member, 'dwk', 'propresi');
  await visit(page, LIST);
  await toolOf(page, 'Delete', code).click();
  const question = page.getByRole('dialog', { name: `Delete ${code}?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cardOf(page, code)).toBeVisible();
  await toolOf(page, 'Delete', code).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted Successfully')).toBeVisible();
  await expect(cardOf(page, code)).toHaveCount(0);
  const calls = requests.filter((one) => one.method() === 'PUT' || one.url().includes('Delete'));
  expect(calls.filter((one) => one.method() !== 'OPTIONS').map((one) => one.method())).toEqual([
    'PUT',
  ]);
  expect(await readListing(member, 'dwk', 'propresi', _id)).toBeNull();
});

test.describe('an inactive property', () => {
  test('is shown to staff, edited and deleted on its page', async ({ page }) => {
    const member = await signIn(page, { userType: 'admin' });
    const { _id, code } = await createListing(member, 'ggn', 'propresi');
    await visit(page, detailPath('ggn', 'propresi', _id));
    await expect(page.getByRole('group', { name: /^Staff/ })).toContainText('inactive');
    await toolOf(page, 'Edit', code).click();
    const form = page.getByRole('dialog', { name: 'Edit Residencial Property SALE' });
    await form.getByLabel('Bedrooms', { exact: true }).selectOption('4');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(mainHeading(page)).toContainText('4 BHK Flat');
    await toolOf(page, 'Delete', code).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted Successfully')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${listPath('ggn', 'RS')}/?$`));
  });

  test('is found by its code and its phone number from any list of the region', async ({
    page,
  }) => {
    const member = await signIn(page, { userType: 'manager_dwk' });
    const phone = freshPhone();
    const more = { phoneOfContactPerson: phone };
    const { _id, code } = await createListing(member, 'dwk', 'propcom', more);
    for (const typed of [code.toLowerCase(), phone]) {
      await visit(page, LIST);
      await findBox(page).fill(typed);
      await findBox(page).press('Enter');
      await expect(page).toHaveURL(new RegExp(detailPath('dwk', 'propcom', _id)));
      await expect(
        page.getByRole('group', { name: new RegExp(`^Staff: .*${code}$`) }),
      ).toBeVisible();
    }
    await createListing(member, 'dwk', 'propcom', more);
    await visit(page, LIST);
    await findBox(page).fill(phone);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(new RegExp(`${listPath('dwk', 'CS')}\\?phone=${phone}`));
    await expect(page.getByRole('article')).toHaveCount(2);
    await findBox(page).fill('DWK-R-0');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(
      page.getByText('No property has this project, owner, code or phone.'),
    ).toBeVisible();
  });
});

for (const { userType, count } of [
  { userType: 'admin', count: 1 },
  { userType: 'manager_dwk', count: 0 },
]) {
  test(`the search has the field Property Status ${String(count)} times for ${userType}`, async ({
    page,
  }) => {
    const member = await signIn(page, { userType });
    const { code } = await createListing(member, 'dwk', 'propresi');
    await visit(page, LIST);
    await page.getByRole('button', { name: 'Filter' }).click();
    const search = page.getByRole('dialog');
    await expect(search.getByLabel('Code', { exact: true })).toBeVisible();
    await expect(search.getByLabel('Property Status')).toHaveCount(count);
    await expectAccessible(page);
    if (count === 0) return;
    await search.getByLabel('Property Status').selectOption('inactive');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/propresiStatus=inactive/);
    await expect(cardOf(page, code)).toBeVisible();
    await expect(page.getByRole('article').filter({ hasNotText: 'inactive' })).toHaveCount(0);
  });
}
