import { loginDialog, tokenFor, NO_SESSION } from '../support/login';
import { expect, expectAccessible, test, visit } from '../support/fixtures';
import { signIn, signInAsNew, openWithToken } from '../support/accounts';
import {
  reviewCards,
  reviewForm,
  reviewsFound,
  rate,
  reviewList,
  openReviews,
  REVIEW,
  submitReview,
  writeButton,
} from '../support/reviews';
import { mockParameters, mockResponses } from '../support/mocks';
import { accountMenu } from '../support/forms';
import { logIn, takeOver } from '../support/lost-session';

test.describe('when the CMS rejects or does not answer', () => {
  test.use({ knownError: /status of (4|5)\d\d|ERR_FAILED/ });

  test('a failed list shows an error with Retry, and a failed View More keeps the list', async ({
    page,
  }) => {
    await mockParameters(page, { limitReview: 2 });
    await page.route('**/api/ReviewSearch', (route) => route.abort());
    await visit(page, '/');
    await page.getByRole('button', { name: 'View All reviews' }).click();
    const alert = reviewList(page).getByRole('alert');
    await expect(alert).toContainText('Something went wrong.Please Try Again_ReviewSearch');
    await expectAccessible(page);
    await page.unroute('**/api/ReviewSearch');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(reviewCards(page)).toHaveCount(2);
    await page.route('**/api/ReviewSearch', (route) => route.abort());
    await reviewList(page).getByRole('button', { name: 'View More' }).click();
    await expect(alert).toContainText('Something went wrong');
    await expect(reviewCards(page)).toHaveCount(2);
    await page.unroute('**/api/ReviewSearch');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(reviewCards(page)).toHaveCount(4);
  });

  test('too many reviews show the waiting time, a lost session opens the login, and the typed values stay', async ({
    page,
  }) => {
    const json = {
      msg: 'errorTooMany',
      message: 'Too many tries. Please wait a while and try again',
    };
    await signIn(page, {});
    await mockResponses(
      page,
      'api/ReviewCreate',
      { status: 429, json, headers: { 'retry-after': '7200' } },
      NO_SESSION,
    );
    await openReviews(page);
    await expect(accountMenu(page)).toHaveCount(1);
    await writeButton(page).click();
    await rate(page, 4);
    await reviewForm(page).getByLabel('Review', { exact: true }).fill('Fine people.');
    await submitReview(page).click();
    await expect(page.getByRole('alert')).toContainText('You can try again in 120 minutes.');
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await submitReview(page).click();
    await expect(loginDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reviewForm(page).getByLabel('Review', { exact: true })).toHaveValue(
      'Fine people.',
    );
    await expect(reviewForm(page).getByRole('radio', { name: '4 Star' })).toBeChecked();
  });

  test('a session that ends while a review is typed opens the login, and the review is sent after it', async ({
    page,
  }) => {
    const account = await signInAsNew(page, {});
    await openReviews(page);
    await expect(accountMenu(page)).toHaveCount(1);
    await writeButton(page).click();
    await rate(page, 4);
    const text = reviewForm(page).getByLabel('Review', { exact: true });
    await text.fill('Typed for a whole night.');
    // Another device takes over the session, so the CMS rejects the next call.
    await takeOver(account);
    const sent = page.waitForRequest('**/api/ReviewCreate');
    await submitReview(page).click();
    expect((await (await sent).response())?.status()).toBe(401);
    await expect(page.getByRole('alert')).toContainText('Please log in to continue');
    await expect(loginDialog(page)).toBeVisible();
    await expectAccessible(page);
    await logIn(page, loginDialog(page), account);
    await expect(loginDialog(page)).toBeHidden();
    await expect(text).toHaveValue('Typed for a whole night.');
    await expect(reviewForm(page).getByRole('radio', { name: '4 Star' })).toBeChecked();
    // Mocked, because a real review would stay in the list that other tests count.
    const review = { ...REVIEW, _id: 'r9', review: 'Typed for a whole night.' };
    const created = await mockResponses(page, 'api/ReviewCreate', {
      json: { msg: 'success', review },
    });
    await submitReview(page).click();
    await expect(page.getByText('Review Created Successfully')).toBeVisible();
    expect(created).toMatchObject([{ rating: '4', review: 'Typed for a whole night.' }]);
    await expect(reviewForm(page)).toBeHidden();
  });

  test('a failed deletion shows an error and keeps the review', async ({ page }) => {
    await signIn(page, { userType: 'admin' });
    await mockResponses(page, 'api/ReviewSearch', reviewsFound(REVIEW));
    await mockResponses(page, 'api/ReviewDelete/r1', { status: 500, json: { msg: 'errorServer' } });
    await openReviews(page);
    await reviewCards(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = page.getByRole('dialog', { name: 'Delete this review?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert')).toContainText('Please Try Again_ReviewDelete');
    await expect(reviewCards(page)).toHaveCount(1);
  });

  test('an expired session leaves the list readable', async ({ page }) => {
    await openWithToken(page, tokenFor(3600));
    await openReviews(page);
    await expect(reviewCards(page)).not.toHaveCount(0);
  });
});
