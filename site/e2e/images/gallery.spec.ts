import type { Page } from '@playwright/test';
import { listPath } from '../../src/domain';
import { dragByFinger, dragByMouse } from '../support/drag';
import { expect, expectAccessible, tabTo, visit, expectReadable } from '../support/fixtures';
import { signIn } from '../support/accounts';
import { test } from '../support/home-fixture';
import { createListing } from '../support/listings';
import { addImages, imageFiles } from '../support/images';
import { mockResponses } from '../support/mocks';
import { cardOf } from '../support/lists';
import { chooseImages, uploadButton, uploadDialog } from '../support/upload';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'All Images' });
/** The status of the gallery, which comes before the toasts. */
const said = (page: Page) => dialogOf(page).getByRole('status').first();
const tiles = (page: Page) => dialogOf(page).getByRole('listitem');
const button = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('button', { name });

async function open(page: Page, path: string, count: number): Promise<void> {
  await visit(page, path);
  // Waits for the tools of staff: for other users, the button only shows the pictures.
  await expect(page.getByRole('group', { name: /^Staff: / })).toBeVisible();
  await page.getByRole('button', { name: `All Images (${String(count)})` }).click();
  await expect(tiles(page)).toHaveCount(count);
}

test('the keyboard moves images, and the first one is the cover', async ({ page, home }) => {
  const [a, b, c] = await addImages(home.member.token, home.id, await imageFiles(3));
  await open(page, home.path, 3);
  await expectReadable(page);
  await tabTo(page, button(page, 'Move Picture 3 earlier'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Move Picture 2 earlier')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Move Picture 1 earlier')).toBeFocused();
  await expect(said(page)).toHaveText(
    'Picture 2 moved to place 1 of 3. It is the cover now. Saved.',
  );
  expect(await home.images()).toEqual([c, a, b]);
  await page.keyboard.press('Enter');
  await expect(tiles(page)).toHaveCount(3);
  expect(await home.images()).toEqual([c, a, b]);
});

test(
  'dragging by mouse or finger moves images',
  { tag: '@both' },
  async ({ page, home, isMobile }) => {
    const [a, b, c] = await addImages(home.member.token, home.id, await imageFiles(3));
    await open(page, home.path, 3);
    const [first, second] = [0, 1].map((place) => tiles(page).nth(place).getByRole('img'));
    if (!first || !second) throw new Error('There are no tiles.');
    const lifted = dialogOf(page).locator('[data-dragged="true"]');
    if (isMobile) await dragByFinger(page, second, first, lifted);
    else await dragByMouse(page, second, first, lifted);
    await expect(lifted).toHaveCount(0);
    await expect(said(page)).toHaveText(/place 1 of 3.*Saved\.$/);
    expect(await home.images()).toEqual([b, a, c]);
  },
);

test('an image opens in the viewer beside the others, and closing it returns the focus', async ({
  page,
  home,
}) => {
  await addImages(home.member.token, home.id, await imageFiles(3));
  await open(page, home.path, 3);
  await button(page, 'Picture 2 of 3').click();
  const viewer = page.getByRole('dialog', { name: /^Images: / });
  await expect(viewer.getByRole('status')).toHaveText(/2.*of 3/);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText(/3.*of 3/);
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(button(page, 'Picture 2 of 3')).toBeFocused();
});

test('Make Cover moves the selected image to the front, on the page too', async ({
  page,
  home,
}) => {
  const [a, b, c] = await addImages(home.member.token, home.id, await imageFiles(3));
  await open(page, home.path, 3);
  await dialogOf(page).getByLabel('Select Picture 3').check();
  await button(page, 'Make Cover').click();
  await expect(said(page)).toHaveText(/It is the cover now. Saved.$/);
  await expect(tiles(page).first()).toContainText('Cover');
  await expect(dialogOf(page).getByLabel('Select Picture 1')).toBeChecked();
  await expect(button(page, 'Make Cover')).toHaveAttribute('aria-disabled', 'true');
  expect(await home.images()).toEqual([c, a, b]);
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  const first = page.getByRole('list', { name: 'Pictures' }).getByRole('img').first();
  await expect(first).toHaveAttribute('src', new RegExp(`${String(c)}$`));
});

test('several images are deleted together, down to the last one', async ({ page, home }) => {
  const [, b] = await addImages(home.member.token, home.id, await imageFiles(3));
  await open(page, home.path, 3);
  await expect(button(page, /^Delete Selected/)).toHaveCount(0);
  await dialogOf(page).getByLabel('Select Picture 1').check();
  await dialogOf(page).getByLabel('Select Picture 2').check();
  await dialogOf(page).getByLabel('Select Picture 2').uncheck();
  await dialogOf(page).getByLabel('Select Picture 3').check();
  await expectAccessible(page);
  await button(page, 'Delete Selected (2)').click();
  const question = page.getByRole('dialog', { name: 'Delete these 2 images?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(tiles(page)).toHaveCount(3);
  await button(page, 'Delete Selected (2)').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Image Deleted Successfully')).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
  expect(await home.images()).toEqual([b]);

  await expect(dialogOf(page).getByText('2 deleted.')).toBeFocused();

  await button(page, 'Select All').click();
  await button(page, 'Delete Selected (1)').click();
  await page
    .getByRole('dialog', { name: 'Delete this image?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(dialogOf(page).getByText('Oops ! No Image Available')).toBeVisible();
  await expectAccessible(page);
  expect(await home.images()).toEqual([]);
});

test('images added from the gallery appear at once', async ({ page, home }) => {
  await addImages(home.member.token, home.id, await imageFiles(1));
  await open(page, home.path, 1);
  await button(page, 'Add Images').click();
  await chooseImages(page, await imageFiles(2, 2));
  await uploadButton(page).click();
  await expect(uploadDialog(page)).toBeHidden();
  await expect(tiles(page)).toHaveCount(3);
});

test.describe('when the CMS rejects the order', () => {
  test.use({ knownError: /status of (404|500)/ });

  test('the previous order returns, an error appears, and Retry saves the new order', async ({
    page,
    home,
  }) => {
    const before = await addImages(home.member.token, home.id, await imageFiles(2));
    await mockResponses(page, 'PropResiEdit/*', { status: 500, json: { msg: 'errorServer' } });
    await open(page, home.path, 2);
    await button(page, 'Move Picture 2 earlier').click();
    await expect(
      page.getByText('Something went wrong.Please Try Again_editPropResi'),
    ).toBeVisible();
    await expect(dialogOf(page).getByText('The order is as it was before.')).toBeVisible();
    expect(await home.images()).toEqual(before);
    await page.unroute('**/PropResiEdit/*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(said(page)).toHaveText(
      'Picture 2 moved to place 1 of 2. It is the cover now. Saved.',
    );
    expect(await home.images()).toEqual([...before].reverse());
  });
});

for (const userType of ['visiter', 'executive', 'manager_ggn', null]) {
  test(`${userType ?? 'a signed-out visitor'} sees the images and cannot change them`, async ({
    page,
  }) => {
    if (userType !== null) await signIn(page, { userType });
    await visit(page, listPath('dwk', 'RS'));
    if (userType !== null) await expect(page.getByText('Your account').first()).toBeAttached();
    await page
      .getByRole('button', { name: /^Images: / })
      .first()
      .click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(dialogOf(page).getByRole('checkbox')).toHaveCount(0);
    await expect(button(page, /^Delete Selected/)).toHaveCount(0);
    await expect(button(page, /^Move/)).toHaveCount(0);
  });
}

for (const made of [{ userType: 'admin' }, { userType: 'visiter', superAdmin: true }]) {
  test(`${made.userType}${made.superAdmin ? ' who is super admin' : ''} can delete images from a list`, async ({
    page,
  }) => {
    const member = await signIn(page, made);
    const { _id, code } = await createListing(member, 'dwk', 'propresi');
    await addImages(member.token, _id, await imageFiles(2));
    await visit(page, `${listPath('dwk', 'RS')}?code=${code}`);
    const card = cardOf(page, code);
    await card.getByRole('button', { name: /^Images: / }).click();
    await dialogOf(page).getByLabel('Select Picture 1').check();
    await expectAccessible(page);
    await button(page, 'Delete Selected (1)').click();
    await page
      .getByRole('dialog', { name: 'Delete this image?' })
      .getByText('Delete', { exact: true })
      .click();
    await expect(tiles(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(card.locator('img')).toHaveCount(1);
  });
}
