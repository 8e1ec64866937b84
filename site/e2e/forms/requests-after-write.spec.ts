import type { Page } from '@playwright/test';
import { detailPath, listPath } from '../../src/domain';
import { requestsAfterWrite } from '../support/requests-after-write';
import { expect, test, visit, mainHeading } from '../support/fixtures';
import { chooseInStaffMenu, field, submitForm } from '../support/forms';
import { newAccount, signIn } from '../support/accounts';
import { createListing } from '../support/listings';
import { addImages, imageFiles } from '../support/images';
import { chooseImages, uploadDialog as uploadOf, uploadButton } from '../support/upload';
import { userCard as userCardOf, userListPath as userListOf } from '../support/users';
import { cardOf } from '../support/lists';
import { createdCode, toolOf } from '../support/listing-form';

/** After a write, the page shows the new state from the response of the write, or after one request. */

// For staff, lists contain properties without a published page; a request for such a page returns 404.
test.use({ knownError: /404/ });

const LIST = listPath('dwk', 'RS');
const DETAIL = '/api/dwk/PropResiDetail/';
const SEARCH = '/api/dwk/PropResiSaleSearch';

const edit = (page: Page) => page.getByRole('dialog', { name: 'Edit Residencial Property SALE' });
const gallery = (page: Page) => page.getByRole('dialog', { name: 'All Images' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The button on the page, behind an open dialog. */
const imagesButton = (page: Page, count: number) =>
  page.getByRole('button', { name: `All Images (${String(count)})`, includeHidden: true });

async function newHome(page: Page) {
  const member = await signIn(page, { userType: 'manager_dwk' });
  const home = await createListing(member, 'dwk', 'propresi');
  return { ...home, token: member.token };
}

/** Closes the message after a create. Returns the code of the property, which the message contains. */
async function madeIn(page: Page): Promise<string> {
  const code = await createdCode(page);
  await press(page, 'Ok, got it');
  return code;
}

async function uploadTwo(page: Page): Promise<void> {
  await chooseImages(page, await imageFiles(2, 7));
  await uploadButton(page).click();
  await expect(uploadOf(page)).toBeHidden();
}

test('a listing on its list is refreshed by one request', async ({ page }) => {
  const { code } = await newHome(page);
  await visit(page, LIST);
  await expect(cardOf(page, code)).toContainText('₹ 43.21 Lac');

  const edited = await requestsAfterWrite(page, async () => {
    await toolOf(page, 'Edit', code).click();
    await field(edit(page), 'Demand').fill('4400000');
    await submitForm(edit(page));
    await expect(cardOf(page, code)).toContainText('₹ 44.00 Lac');
  });
  expect(edited).toEqual([SEARCH]);

  const pictured = await requestsAfterWrite(page, async () => {
    await toolOf(page, 'Add Image', code).click();
    await uploadTwo(page);
    await expect(cardOf(page, code).locator('img')).not.toHaveCount(0);
  });
  expect(pictured).toEqual([SEARCH]);

  const duplicated = await requestsAfterWrite(page, async () => {
    await toolOf(page, 'Create Duplicate Property', code).click();
    await field(page.getByRole('dialog'), 'Demand').fill('4510000');
    await submitForm(page.getByRole('dialog'));
    await expect(cardOf(page, await madeIn(page))).toContainText('₹ 45.10 Lac');
  });
  expect(duplicated).toEqual([SEARCH]);

  const deleted = await requestsAfterWrite(page, async () => {
    await toolOf(page, 'Delete', code).click();
    await press(page, 'Delete');
    await expect(cardOf(page, code)).toHaveCount(0);
  });
  expect(deleted).toEqual([SEARCH]);
});

test('a listing created for another purpose is shown on its list after one request', async ({
  page,
}) => {
  const { code } = await newHome(page);
  await visit(page, LIST);
  await expect(cardOf(page, code)).toBeVisible();
  const asked = await requestsAfterWrite(page, async () => {
    await toolOf(page, 'Create Duplicate Property', code).click();
    const form = page.getByRole('dialog');
    await field(form, 'Property For').selectOption('RENT');
    await field(form, 'Rent Demand').fill('31250');
    await submitForm(form);
    await expect(cardOf(page, await madeIn(page))).toContainText('₹ 31,250');
  });
  expect(asked).toEqual(['/api/dwk/PropResiRentSearch']);
});

test('a listing on its page is refreshed by at most one request', async ({ page }) => {
  const { _id, code, token } = await newHome(page);
  const here = DETAIL + _id;
  await addImages(token, _id, await imageFiles(3));
  await visit(page, detailPath('dwk', 'propresi', _id));
  await expect(toolOf(page, 'Edit', code)).toBeVisible();

  const edited = await requestsAfterWrite(page, async () => {
    await toolOf(page, 'Edit', code).click();
    await field(edit(page), 'Bedrooms').selectOption('4');
    await submitForm(edit(page));
    await expect(mainHeading(page)).toContainText('4 BHK Flat');
  });
  expect(edited).toEqual([here]);

  await press(page, 'All Images (3)');
  const ordered = await requestsAfterWrite(page, async () => {
    await gallery(page).getByLabel('Select Picture 3').check();
    await press(page, 'Make Cover');
    await expect(gallery(page).getByRole('status').first()).toHaveText(/Saved\.$/);
  });
  expect(ordered).toEqual([]);

  const thinned = await requestsAfterWrite(page, async () => {
    await press(page, 'Delete Selected (1)');
    await page.getByRole('dialog').last().getByRole('button', { name: 'Delete' }).click();
    await expect(gallery(page).getByRole('listitem')).toHaveCount(2);
  });
  expect(thinned).toEqual([]);
  await expect(imagesButton(page, 2)).toBeAttached();

  const added = await requestsAfterWrite(page, async () => {
    await press(page, 'Add Images');
    await uploadTwo(page);
    await expect(gallery(page).getByRole('listitem')).toHaveCount(4);
    await expect(imagesButton(page, 4)).toBeAttached();
  });
  expect(added).toEqual([here]);
  await page.keyboard.press('Escape');

  const deleted = await requestsAfterWrite(page, async () => {
    await toolOf(page, 'Delete', code).click();
    // The list is visible before its request is sent, and before the response.
    const searched = page.waitForResponse((response) => response.url().endsWith(SEARCH));
    await press(page, 'Delete');
    await expect(page).toHaveURL(new RegExp(`${LIST}/?$`));
    await searched;
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  expect(deleted).toEqual([SEARCH]);
});

for (const path of ['/dwk/', LIST]) {
  test(`a master list opened from ${path} is refreshed by at most one request`, async ({
    page,
  }) => {
    const name = `Story ${String(Date.now())} ${String(Math.random()).slice(2)}`;
    await signIn(page, { userType: 'manager_dwk' });
    await visit(page, path);
    const created = await requestsAfterWrite(page, async () => {
      const form = await chooseInStaffMenu(page, 'Create Locality');
      await form.getByRole('textbox', { name: 'Locality' }).fill(name);
      await submitForm(form);
      await expect(page.getByText('Locality Created Successfully')).toBeVisible();
    });
    expect(created).toEqual([]);

    await chooseInStaffMenu(page, 'View Locality');
    const deleted = await requestsAfterWrite(page, async () => {
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await press(page, 'Delete');
      await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
    });
    expect(deleted).toEqual(['/api/dwk/LocalityList']);
  });
}

test('an account in the user list is refreshed by at most one request', async ({ page }) => {
  const user = await newAccount();
  await signIn(page, { userType: 'admin' });
  await visit(page, userListOf(user.uname));
  const card = userCardOf(page, user.uname);
  const edited = await requestsAfterWrite(page, async () => {
    await card.getByRole('button', { name: `Edit ${user.uname}` }).click();
    await page.getByRole('dialog').getByLabel('User Status').selectOption('inactive');
    await submitForm(page.getByRole('dialog'));
    await expect(card).toContainText('inactive');
    await expect(page.getByRole('link', { name: 'Inactive: 1' })).toBeVisible();
  });
  expect(edited).toEqual([`/api/UserDetail/${user._id}`]);

  for (const path of [null, `/company/UserDetail/${user._id}`]) {
    if (path !== null) await visit(page, path);
    const changed = await requestsAfterWrite(page, async () => {
      await page.getByRole('button', { name: `Change Password of ${user.uname}` }).click();
      const form = page.getByRole('dialog');
      await field(form, 'Password').fill('Another@12');
      await field(form, 'Confirm Password').fill('Another@12');
      await submitForm(form);
      await expect(page.getByText('Password Changed')).toBeVisible();
    });
    const ended = await requestsAfterWrite(page, async () => {
      await page.getByRole('button', { name: `End session of ${user.uname}` }).click();
      await press(page, 'End session');
      await expect(page.getByText('Session Ended')).toBeVisible();
    });
    expect([changed, ended]).toEqual([[], []]);
  }

  const onItsPage = await requestsAfterWrite(page, async () => {
    await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('City', { exact: true }).fill('Rohtak');
    await submitForm(page.getByRole('main'));
    await expect(page).toHaveURL(/UserDetail/);
    await expect(page.getByRole('main')).toContainText('Rohtak');
  });
  expect(onItsPage).toEqual([`/api/UserDetail/${user._id}`]);
});
