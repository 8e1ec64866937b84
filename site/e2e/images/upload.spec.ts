import type { Page } from '@playwright/test';
import { expect, expectAccessible, tabTo, visit, expectReadable } from '../support/fixtures';
import { signIn } from '../support/accounts';
import { test } from '../support/home-fixture';
import { invalidFile, phonePhoto, imageFile, imageFiles, widthOf } from '../support/images';
import type { FilePayload } from '../support/images';
import {
  chooseImages,
  uploadDialog,
  openUpload,
  uploadProgress,
  uploadRows,
  uploadButton,
} from '../support/upload';
import { fulfill, holdRequests, mockResponses } from '../support/mocks';

test('a second selection joins a running upload, and all images are added in order', async ({
  page,
  home,
}) => {
  const release = await holdRequests(page, '**/AddImages');
  await openUpload(page, home.path);
  await expect(uploadButton(page)).toBeDisabled();
  await expectAccessible(page);
  await chooseImages(page, await imageFiles(7));
  await expect(uploadProgress(page)).toHaveText('7 chosen');
  await uploadButton(page).click();
  await expect(uploadRows(page).first().getByRole('progressbar')).toBeVisible();
  await chooseImages(page, await imageFiles(3, 8));
  await expect(uploadRows(page)).toHaveCount(10);
  await expect(uploadProgress(page)).toHaveText('0 of 10 added');
  await expectReadable(page);
  release();
  await expect(page.getByText('Image Added Successfully')).toBeVisible();
  await expect(uploadDialog(page)).toBeHidden();
  const { images } = await home.now();
  expect(images.map(({ width }) => width)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(widthOf));
  await expect(page.getByRole('button', { name: 'All Images (10)' })).toBeVisible();
});

test(
  'a phone offers its camera, a desktop does not',
  { tag: '@both' },
  async ({ page, home, isMobile }) => {
    await openUpload(page, home.path);
    await expect(uploadDialog(page).getByText('Take a Picture')).toBeVisible({ visible: isMobile });
    await expect(page.locator('input[capture="environment"]')).toHaveCount(1);
  },
);

test('a photo of a phone is downsized before the upload and has the right orientation', async ({
  page,
  home,
}) => {
  const photo = await phonePhoto();
  await openUpload(page, home.path);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/AddImages'),
  );
  await chooseImages(page, [photo]);
  await uploadButton(page).click();
  await expect(uploadDialog(page)).toBeHidden();
  const { images } = await home.now();
  expect(images.map(({ width, height }) => [width, height])).toEqual([[768, 1152]]);
  const { requestBodySize } = await (await sent).sizes();
  expect(requestBodySize).toBeLessThan(photo.buffer.length / 2);
});

test('a photo for a record with one image is downsized before the upload', async ({ page }) => {
  const photo = await phonePhoto();
  await mockResponses(page, 'api/PropOverviewEditForAddImagePath', { json: { msg: 'success' } });
  await page.route('**/AddImage', (route) =>
    fulfill(route, { json: { msg: 'success', path: '/uploads/added.webp' } }),
  );
  await signIn(page, { userType: 'manager_dwk' });
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

test('a file that is no image is rejected, and the previous selection stays', async ({
  page,
  home,
}) => {
  await openUpload(page, home.path);
  await chooseImages(page, await imageFiles(1));
  await expect(uploadButton(page)).toBeEnabled();
  await chooseImages(page, [invalidFile('plan.pdf')]);
  await expect(uploadDialog(page).getByText('Upload Images Only !')).toBeVisible();
  await expect(uploadRows(page).nth(1)).toContainText('Not an Image !');
  await expect(uploadDialog(page).getByRole('button', { name: 'Upload the Others' })).toBeEnabled();
  await expectAccessible(page);
  await uploadDialog(page).getByRole('button', { name: 'Remove plan.pdf' }).click();
  await expect(uploadDialog(page).getByText('Upload Images Only !')).toBeHidden();
  await expect(uploadButton(page)).toBeEnabled();
});

/** Creates a DataTransfer with one picture, in the page. */
const transferOf = (page: Page, { name, mimeType, buffer }: FilePayload) =>
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
  await openUpload(page, home.path);
  const dropped = await transferOf(page, await imageFile(1));
  await uploadDialog(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(uploadRows(page)).toHaveCount(1);
  const pasted = await transferOf(page, await imageFile(2));
  await page.evaluate((clipboardData) => {
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, pasted);
  await expect(uploadRows(page)).toHaveCount(2);
  await uploadButton(page).click();
  await expect(uploadDialog(page)).toBeHidden();
  expect(await home.images()).toHaveLength(2);
});

test('leaving with chosen images asks for confirmation, by keyboard', async ({ page, home }) => {
  await openUpload(page, home.path);
  await chooseImages(page, await imageFiles(1));
  await page.keyboard.press('Escape');
  await expect(uploadDialog(page)).toBeVisible();
  await tabTo(page, uploadDialog(page).getByRole('button', { name: 'Cancel', exact: true }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Leave these images out?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(uploadRows(page)).toHaveCount(1);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await uploadDialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.getByRole('button', { name: 'Leave them out' }).click();
  await expect(uploadDialog(page)).toBeHidden();
  expect(await home.images()).toEqual([]);
});
