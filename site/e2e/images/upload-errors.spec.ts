import { expect, expectAccessible } from '../support/fixtures';
import { test } from '../support/home-fixture';
import { huge, paper, picture, pictures, widthOf } from '../support/images';
import { choose, dialogOf, open, progress, rows, upload } from '../support/upload';

test.describe('when an upload fails', () => {
  test.use({ knownError: /status of (500|415|40[14])|ERR_INTERNET/ });

  test('Retry sends only the failed image, and it keeps its position', async ({
    page,
    home,
  }) => {
    let calls = 0;
    await page.route('**/AddImages', async (route) => {
      if (route.request().method() === 'POST' && (calls += 1) === 2) {
        const headers = { 'access-control-allow-origin': '*' };
        await route.fulfill({ status: 500, json: { msg: 'errorServer' }, headers });
      } else await route.continue();
    });
    await open(page, home.path);
    await choose(page, await pictures(3));
    await upload(page).click();
    await expect(progress(page)).toHaveText('2 of 3 added, 1 failed');
    await expect(rows(page).nth(1)).toContainText(
      'Oops: Something went wrong.Please Try Again_addimage',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retry room-2.png' }).click();
    await expect(dialogOf(page)).toBeHidden();
    expect(calls).toBe(4);
    const { images } = await home.now();
    expect(images.map(({ width }) => width)).toEqual([1, 2, 3].map(widthOf));
  });

  test('an invalid and an oversized file show their errors, and the others are uploaded', async ({
    page,
    home,
  }) => {
    await open(page, home.path);
    await choose(page, [paper('photo.jpg'), huge('large.gif'), await picture(1)]);
    await upload(page).click();
    await expect(rows(page).nth(0)).toContainText('Not an Image !');
    await expect(rows(page).nth(1)).toContainText('A picture has at most 10 MB and 50 megapixels');
    await expect(rows(page).nth(2)).toContainText('Added');
    await expect(upload(page)).toBeDisabled();
    await expectAccessible(page);
    expect(await home.images()).toHaveLength(1);
  });

  test('the chosen images can be sent after a lost session and a login', async ({ page, home }) => {
    await open(page, home.path);
    await choose(page, await pictures(2));
    await page.evaluate(() => {
      const token = localStorage.getItem('jwtToken') ?? '';
      localStorage.setItem('jwtToken', `${token.slice(0, -3)}AAA`);
    });
    await upload(page).click();
    const login = page.getByRole('dialog', { name: 'Login to your account' });
    await login.getByLabel('User Id').fill(home.member.userId);
    await login.getByLabel('Password', { exact: true }).fill(home.member.password);
    await login.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Log out the other device' }).click();
    await expect(login).toBeHidden();
    await expect(progress(page)).toHaveText('2 chosen');
    await upload(page).click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'All Images (2)' })).toBeVisible();
  });

  test('the upload pauses offline and resumes by itself', async ({ page, home, context }) => {
    await open(page, home.path);
    await choose(page, await pictures(2));
    await context.setOffline(true);
    await upload(page).click();
    await expect(progress(page)).toContainText('You are offline');
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(dialogOf(page)).toBeHidden();
    expect(await home.images()).toHaveLength(2);
  });
});
