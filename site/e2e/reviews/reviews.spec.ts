import { loginDialog, sendLogin } from '../support/login';
import { reviews } from '../support/api';
import { expect, expectAccessible, reload, test, visit } from '../support/fixtures';
import { newAccount, signIn } from '../support/accounts';
import {
  reviewCards,
  reviewForm,
  reviewsFound,
  reviewList,
  openReviews,
  REVIEW,
  submitReview,
  writeButton,
} from '../support/reviews';
import { mockParameters, mockResponses } from '../support/mocks';
import { accountMenu } from '../support/forms';

test('the keyboard opens all reviews from the carousel, and Escape returns the focus', async ({
  page,
}) => {
  const stored = await reviews();
  await visit(page, '/');
  const all = page.getByRole('button', { name: 'View All reviews' });
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(reviewList(page)).toContainText(`${String(stored.count)} Reviews`);
  await expect(reviewCards(page)).toHaveCount(stored.reviews.length);
  const [first] = stored.reviews;
  await expect(reviewCards(page).first()).toContainText(first?.review ?? '-');
  await expect(reviewCards(page).first()).toContainText(`${String(first?.rating)} of 5 stars`);
  await expect(reviewCards(page).first().getByRole('button')).toHaveCount(0);
  expect(await reviewList(page).evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(reviewList(page)).toBeHidden();
  await expect(all).toBeFocused();
});

test('View More adds one page at a time until the end', async ({ page }) => {
  const stored = await reviews(100);
  await mockParameters(page, { limitReview: 2 });
  await openReviews(page);
  await expect(reviewCards(page)).toHaveCount(2);
  for (let shown = 2; shown < stored.count; shown += 2) {
    await reviewList(page).getByRole('button', { name: 'View More' }).click();
    await expect(reviewCards(page)).toHaveCount(Math.min(shown + 2, stored.count));
  }
  const end = reviewList(page).getByRole('button', { name: 'No More Review' });
  await expect(end).toBeFocused();
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  const names = await reviewCards(page).getByRole('heading').allTextContents();
  expect(names).toEqual(stored.reviews.map(({ name }) => name));
});

test('a review that moves to the next page meanwhile is shown once', async ({ page }) => {
  await mockParameters(page, { limitReview: 2 });
  const three = [REVIEW, { ...REVIEW, _id: 'r2' }, { ...REVIEW, _id: 'r3' }];
  const page1 = { reviews: three.slice(0, 2), count: 3, limit: 2, offset: 0 };
  const page2 = { reviews: three.slice(1), count: 3, limit: 2, offset: 2 };
  const sent = await mockResponses(page, 'api/ReviewSearch', { json: page1 }, { json: page2 });
  await openReviews(page);
  await reviewList(page).getByRole('button', { name: 'View More' }).click();
  await expect(reviewCards(page)).toHaveCount(3);
  expect(sent).toEqual([
    { values: {}, limit: 2, offset: 0 },
    { values: {}, limit: 2, offset: 2 },
  ]);
});

test('reviews are searched by order, type and rating, and by name only for staff', async ({
  page,
}) => {
  await openReviews(page);
  await reviewList(page).getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search Reviews' });
  await expect(search.getByLabel('Sort By')).toBeVisible();
  await expect(search.getByLabel('Name')).toHaveCount(0);
  await expectAccessible(page);
  await search.getByLabel('Sort By').selectOption('Lowest Rating');
  await search.getByLabel('Rating', { exact: true }).selectOption('5 Star');
  await search.getByLabel('Review Type').selectOption('Text');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(search).toBeHidden();
  const { reviews: all } = await reviews(100);
  const five = all.filter(({ rating, reviewType }) => rating === 5 && reviewType === 'Text');
  await expect(reviewList(page)).toContainText(`${String(five.length)} Reviews`);
  await expect(reviewList(page)).toContainText('Sort By: Lowest Rating');
  for (const card of await reviewCards(page).all())
    await expect(card).toContainText('5 of 5 stars');
  await expectAccessible(page);
  await reviewList(page).getByRole('button', { name: 'Clear Values' }).click();
  await expect(reviewList(page)).toContainText(`${String(all.length)} Reviews`);
});

test('a video plays above the list on demand, and a reply is shown below its review', async ({
  page,
  requests,
}) => {
  await mockResponses(page, 'api/ReviewSearch', reviewsFound(REVIEW));
  const player = '<!doctype html><html lang="en"><title>Video</title><p>Playing</p></html>';
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: player }),
  );
  await openReviews(page);
  await expect(reviewCards(page)).toContainText('Reply: It was a pleasure.');
  const isOutside = () => requests.filter((request) => request.url().includes('youtube')).length;
  expect(isOutside()).toBe(0);
  await reviewCards(page).getByRole('link', { name: 'Watch the video of Meera Nair' }).click();
  const video = page.getByRole('dialog', { name: 'Video of Meera Nair' });
  await expect(video.locator('iframe')).toHaveAttribute('src', /embed\/abc123/);
  await expect.poll(isOutside).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(reviewList(page)).toBeVisible();
});

test('a signed-out visitor signs in first and is in the form then, and the draft survives', async ({
  page,
}) => {
  const account = await newAccount();
  await openReviews(page);
  await writeButton(page).click();
  await expect(loginDialog(page)).toContainText(
    'You have to Login to your account to write or edit review',
  );
  await sendLogin(page, account);
  await expect(reviewForm(page)).toBeVisible();
  await expect(reviewForm(page).getByLabel('Review Type')).toHaveCount(0);
  const text = reviewForm(page).getByLabel('Review', { exact: true });
  await text.fill('Half a sentence');
  await submitReview(page).click();
  await expect(reviewForm(page)).toContainText('Rating is required');
  await expectAccessible(page);
  await reload(page);
  await page.getByRole('button', { name: 'View All reviews' }).click();
  await expect(accountMenu(page)).toHaveCount(1);
  await writeButton(page).click();
  await expect(text).toHaveValue('Half a sentence');
  await reviewForm(page).getByRole('button', { name: 'Clear Values' }).click();
  await expect(text).toHaveValue('');
});

for (const [made, offered] of [
  [{ userType: 'visiter' }, []],
  [{ userType: 'account' }, []],
  [{ userType: 'executive' }, []],
  [{ userType: 'manager_dwk' }, ['Edit', 'Add Image', 'History']],
  [{ userType: 'manager_ggn' }, ['Edit', 'Add Image', 'History']],
  [{ userType: 'admin' }, ['Edit', 'Add Image', 'Delete', 'History']],
  [{ superAdmin: true }, ['Edit', 'Add Image', 'Delete', 'History']],
] as const) {
  test(`${JSON.stringify(made)} has the permitted actions on a review of another user`, async ({
    page,
  }) => {
    await signIn(page, made);
    await mockResponses(
      page,
      'api/ReviewSearch',
      reviewsFound({ ...REVIEW, hidden: true, phone: null }),
    );
    await openReviews(page);
    await expect(accountMenu(page)).toHaveCount(1);
    await expect(reviewCards(page)).toContainText('Hidden');
    const buttons = reviewCards(page).getByRole('button');
    await expect(buttons).toHaveText(offered.map((label) => `${label} – review of Meera Nair`));
    await expectAccessible(page);
    await reviewList(page).getByRole('button', { name: 'Search' }).click();
    const byName = page.getByRole('dialog', { name: 'Search Reviews' }).getByLabel('Name');
    await expect(byName).toHaveCount(offered.length > 0 ? 1 : 0);
  });
}
