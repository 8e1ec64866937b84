import { expect, expectAccessible } from '../support/fixtures';
import { test } from '../support/home-fixture';
import { oversizedFile, invalidFile, imageFile, imageFiles, widthOf } from '../support/images';
import {
  chooseImages,
  uploadDialog,
  openUpload,
  uploadProgress,
  uploadRows,
  uploadButton,
} from '../support/upload';
import { fulfill } from '../support/mocks';
import { breakToken, logInAgain } from '../support/lost-session';

test.describe('when an upload fails', () => {
  test.use({ knownError: /status of (500|415|40[14])|ERR_INTERNET/ });

  test('Retry sends only the failed image, and it keeps its position', async ({ page, home }) => {
    let calls = 0;
    await page.route('**/AddImages', async (route) => {
      if (route.request().method() === 'POST' && (calls += 1) === 2) {
        await fulfill(route, { status: 500, json: { msg: 'errorServer' } });
      } else await route.continue();
    });
    await openUpload(page, home.path);
    await chooseImages(page, await imageFiles(7));
    await uploadButton(page).click();
    await expect(uploadProgress(page)).toHaveText('6 of 7 added, 1 failed');
    await expect(uploadRows(page).nth(1)).toContainText(
      'Oops: Something went wrong.Please Try Again_addimage',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retry room-2.png' }).click();
    await expect(uploadDialog(page)).toBeHidden();
    expect(calls).toBe(8);
    const { images } = await home.now();
    expect(images.map(({ width }) => width)).toEqual([1, 2, 3, 4, 5, 6, 7].map(widthOf));
  });

  test('an invalid and an oversized file show their errors, and the others are uploaded', async ({
    page,
    home,
  }) => {
    await openUpload(page, home.path);
    await chooseImages(page, [
      invalidFile('photo.jpg'),
      oversizedFile('large.gif'),
      await imageFile(1),
    ]);
    await uploadButton(page).click();
    await expect(uploadRows(page).nth(0)).toContainText('Not an Image !');
    await expect(uploadRows(page).nth(1)).toContainText(
      'A picture has at most 10 MB and 50 megapixels, an SVG at most 1 MB',
    );
    await expect(uploadRows(page).nth(2)).toContainText('Added');
    await expect(uploadButton(page)).toBeDisabled();
    await expectAccessible(page);
    expect(await home.images()).toHaveLength(1);
  });

  test.describe('with a session of its own', () => {
    test.use({ hasNewManager: true });
    test('the chosen images can be sent after a lost session and a login', async ({
      page,
      home,
    }) => {
      await openUpload(page, home.path);
      await chooseImages(page, await imageFiles(2));
      await breakToken(page);
      await uploadButton(page).click();
      await logInAgain(page, home.member);
      await expect(uploadProgress(page)).toHaveText('2 chosen');
      await uploadButton(page).click();
      await expect(uploadDialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'All Images (2)' })).toBeVisible();
    });
  });

  test('the upload pauses offline and resumes by itself', async ({ page, home, context }) => {
    await openUpload(page, home.path);
    await chooseImages(page, await imageFiles(2));
    await context.setOffline(true);
    await uploadButton(page).click();
    await expect(uploadProgress(page)).toContainText('You are offline');
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(uploadDialog(page)).toBeHidden();
    expect(await home.images()).toHaveLength(2);
  });
});
