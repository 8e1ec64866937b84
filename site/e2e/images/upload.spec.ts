import type { Page } from '@playwright/test';
import { answers } from '../support/login';
import { expect, expectAccessible, expectNoSideways, tabTo, visit } from '../support/fixtures';
import { signInAsNew } from '../support/accounts';
import { test } from '../support/home-fixture';
import { paper, phonePhoto, picture, pictures, widthOf } from '../support/images';
import type { GivenFile } from '../support/images';
import { choose, dialogOf, open, progress, rows, upload } from '../support/upload';

/** A way that is closed until it is let go. */
function held() {
  const way = { letGo: (): void => undefined };
  const open = new Promise<void>((settle) => {
    way.letGo = settle;
  });
  return Object.assign(way, { open });
}

test('a second selection joins a running upload, and all images are added in order', async ({
  page,
  home,
}) => {
  const way = held();
  await page.route('**/AddImages', async (route) => {
    if (route.request().method() === 'POST') await way.open;
    await route.continue();
  });
  await open(page, home.path);
  await expect(upload(page)).toBeDisabled();
  await expectAccessible(page);
  await choose(page, await pictures(5));
  await expect(progress(page)).toHaveText('5 chosen');
  await upload(page).click();
  await expect(rows(page).first().getByRole('progressbar')).toBeVisible();
  await choose(page, await pictures(5, 6));
  await expect(rows(page)).toHaveCount(10);
  await expect(progress(page)).toHaveText('0 of 10 added');
  await choose(page, await pictures(1, 11));
  await expect(dialogOf(page).getByText('You can Upload 5 Images Only at a time !')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expectAccessible(page);
  await expectNoSideways(page);
  way.letGo();
  await expect(dialogOf(page).getByText('You can Upload 5 Images Only at a time !')).toBeHidden();
  await expect(page.getByText('Image Added Successfully')).toBeVisible({ timeout: 30_000 });
  await expect(dialogOf(page)).toBeHidden();
  const { images } = await home.now();
  expect(images.map(({ width }) => width)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(widthOf));
  await expect(page.getByRole('button', { name: 'All Images (10)' })).toBeVisible();
});

test('a phone offers its camera, a desktop does not', { tag: '@both' }, async ({ page, home, isMobile }) => {
  await open(page, home.path);
  await expect(dialogOf(page).getByText('Take a Picture')).toBeVisible({ visible: isMobile });
  await expect(page.locator('input[capture="environment"]')).toHaveCount(1);
});

test('a photo of a phone is downsized before the upload and has the right orientation', async ({ page, home }) => {
  const photo = await phonePhoto();
  await open(page, home.path);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/AddImages'),
  );
  await choose(page, [photo]);
  await upload(page).click();
  await expect(dialogOf(page)).toBeHidden();
  const { images } = await home.now();
  expect(images.map(({ width, height }) => [width, height])).toEqual([[768, 1152]]);
  const { requestBodySize } = await (await sent).sizes();
  expect(requestBodySize).toBeLessThan(photo.buffer.length / 2);
});

test('a photo for a record with one image is downsized before the upload', async ({ page }) => {
  const photo = await phonePhoto();
  await answers(page, 'api/PropOverviewEditForAddImagePath', { json: { msg: 'success' } });
  await page.route('**/AddImage', (route) =>
    route.fulfill({
      json: { msg: 'success', path: '/uploads/added.webp' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await signInAsNew(page, { userType: 'manager_dwk' });
  await visit(page, '/dwk/');
  await page.locator('#what').getByRole('button', { name: /Image/ }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Image of/ });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/AddImage'),
  );
  await dialog.locator('input[type=file]').setInputFiles(photo);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog).toBeHidden();
  const { requestBodySize } = await (await sent).sizes();
  expect(requestBodySize).toBeLessThan(photo.buffer.length / 2);
});

test('a file that is no image, or more than five images, are rejected, and the previous selection stays', async ({
  page,
  home,
}) => {
  await open(page, home.path);
  await choose(page, await pictures(1));
  await choose(page, await pictures(6, 2));
  await expect(dialogOf(page).getByText('You can Upload 5 Images Only at a time !')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(upload(page)).toBeEnabled();
  await choose(page, [paper('plan.pdf')]);
  await expect(dialogOf(page).getByText('Upload Images Only !')).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('Not an Image !');
  await expect(upload(page)).toBeDisabled();
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Remove plan.pdf' }).click();
  await expect(dialogOf(page).getByText('Upload Images Only !')).toBeHidden();
  await expect(upload(page)).toBeEnabled();
});

/** A transfer of one picture, made in the page. */
const transferOf = (page: Page, { name, mimeType, buffer }: GivenFile) =>
  page.evaluateHandle(
    ([called, type, bytes]) => {
      const transfer = new DataTransfer();
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([data], called, { type }));
      return transfer;
    },
    [name, mimeType, buffer.toString('base64')] as const,
  );

test('images can be dropped and pasted', async ({ page, home }) => {
  await open(page, home.path);
  const dropped = await transferOf(page, await picture(1));
  await dialogOf(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(rows(page)).toHaveCount(1);
  const pasted = await transferOf(page, await picture(2));
  await page.evaluate((clipboardData) => {
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, pasted);
  await expect(rows(page)).toHaveCount(2);
  await upload(page).click();
  await expect(dialogOf(page)).toBeHidden();
  expect(await home.images()).toHaveLength(2);
});

test('leaving with chosen images asks for confirmation, by keyboard', async ({ page, home }) => {
  await open(page, home.path);
  await choose(page, await pictures(1));
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  await tabTo(page, dialogOf(page).getByRole('button', { name: 'Cancel', exact: true }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Leave these images out?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(1);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await dialogOf(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.getByRole('button', { name: 'Leave them out' }).click();
  await expect(dialogOf(page)).toBeHidden();
  expect(await home.images()).toEqual([]);
});
