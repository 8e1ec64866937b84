import { answers, dialogOf, tokenFor } from '../support/login';
import { expect, expectAccessible, test, visit } from '../support/fixtures';
import { signInAsNew, tokenOf } from '../support/accounts';
import {
  cardsIn,
  formOf,
  found,
  give,
  listOf,
  openReviews,
  pagesOf,
  REVIEW,
  submit,
  writeButton,
} from '../support/reviews';

test.describe('when the CMS rejects or does not answer', () => {
  test.use({ knownError: /status of (4|5)\d\d|ERR_FAILED/ });

  test('a failed list shows an error with Retry, and a failed View More keeps the list', async ({
    page,
  }) => {
    await pagesOf(page, 2);
    await page.route('**/api/ReviewSearch', (route) => route.abort());
    await visit(page, '/');
    await page.getByRole('button', { name: 'View All reviews' }).click();
    const alert = listOf(page).getByRole('alert');
    await expect(alert).toContainText('Something went wrong.Please Try Again_ReviewSearch');
    await expectAccessible(page);
    await page.unroute('**/api/ReviewSearch');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(cardsIn(page)).toHaveCount(2);
    await page.route('**/api/ReviewSearch', (route) => route.abort());
    await listOf(page).getByRole('button', { name: 'View More' }).click();
    await expect(alert).toContainText('Something went wrong');
    await expect(cardsIn(page)).toHaveCount(2);
    await page.unroute('**/api/ReviewSearch');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(cardsIn(page)).toHaveCount(4);
  });

  test('too many reviews show the waiting time, a lost session opens the login, and the typed values stay', async ({
    page,
  }) => {
    const json = {
      msg: 'errorTooMany',
      message: 'Too many tries. Please wait a while and try again',
    };
    await signInAsNew(page, {});
    await answers(
      page,
      'api/ReviewCreate',
      { status: 429, json, headers: { 'retry-after': '7200' } },
      { status: 401, body: 'Please log in to continue', headers: { 'content-type': 'text/plain' } },
    );
    await openReviews(page);
    await expect(page.locator('summary', { hasText: 'Your account' })).toHaveCount(1);
    await writeButton(page).click();
    await give(page, 4);
    await formOf(page).getByLabel('Review', { exact: true }).fill('Fine people.');
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('You can try again in 120 minutes.');
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await submit(page).click();
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(formOf(page).getByLabel('Review', { exact: true })).toHaveValue('Fine people.');
    await expect(formOf(page).getByRole('radio', { name: '4 Star' })).toBeChecked();
  });

  test('a session that ends while a review is typed opens the login, and the review is sent after it', async ({
    page,
  }) => {
    const { userId, password } = await signInAsNew(page, {});
    await openReviews(page);
    await expect(page.locator('summary', { hasText: 'Your account' })).toHaveCount(1);
    await writeButton(page).click();
    await give(page, 4);
    const text = formOf(page).getByLabel('Review', { exact: true });
    await text.fill('Typed for a whole night.');
    // Another device takes the session over: the CMS itself refuses the next call.
    await tokenOf({ userId, password });
    const sent = page.waitForRequest('**/api/ReviewCreate');
    await submit(page).click();
    expect((await (await sent).response())?.status()).toBe(401);
    await expect(page.getByRole('alert')).toContainText('Please log in to continue');
    await expect(dialogOf(page)).toBeVisible();
    await expectAccessible(page);
    await dialogOf(page).getByLabel('User Id').fill(userId);
    await dialogOf(page).getByLabel('Password', { exact: true }).fill(password);
    await dialogOf(page).getByRole('button', { name: 'Login' }).click();
    const other = dialogOf(page).getByRole('button', { name: 'Log out the other device' });
    await other.click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(text).toHaveValue('Typed for a whole night.');
    await expect(formOf(page).getByRole('radio', { name: '4 Star' })).toBeChecked();
    // It would stay among the reviews that other stories count.
    const review = { ...REVIEW, _id: 'r9', review: 'Typed for a whole night.' };
    const created = await answers(page, 'api/ReviewCreate', { json: { msg: 'success', review } });
    await submit(page).click();
    await expect(page.getByText('Review Created Successfully')).toBeVisible();
    expect(created).toMatchObject([{ rating: '4', review: 'Typed for a whole night.' }]);
    await expect(formOf(page)).toBeHidden();
  });

  test('a failed deletion shows an error and keeps the review', async ({ page }) => {
    await signInAsNew(page, { userType: 'admin' });
    await answers(page, 'api/ReviewSearch', found(REVIEW));
    await answers(page, 'api/ReviewDelete/r1', { status: 500, json: { msg: 'errorServer' } });
    await openReviews(page);
    await cardsIn(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = page.getByRole('dialog', { name: 'Delete this review?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert')).toContainText('Please Try Again_ReviewDelete');
    await expect(cardsIn(page)).toHaveCount(1);
  });

  test('an expired session leaves the list readable', async ({ page }) => {
    await page.addInitScript((token) => {
      localStorage.setItem('jwtToken', token);
    }, tokenFor(3600));
    await openReviews(page);
    expect(await cardsIn(page).count()).toBeGreaterThan(0);
  });
});
