import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/accounts';
import { swipeUp } from '../support/drag';
import { openFromStaffMenu } from '../support/forms';
import { openReviews, reviewCards, reviewList } from '../support/reviews';

/** The largest scroll position of a dialog itself. It is 0, because only a part of the dialog scrolls. */
const scrolledDown = (dialog: Locator) =>
  dialog.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
    return element.scrollTop;
  });

test('swipes from head and foot do not move a long modal', { tag: '@phone' }, async ({ page }) => {
  await openReviews(page);
  const dialog = reviewList(page);
  await expect(reviewCards(page).first()).toBeVisible();
  expect(await scrolledDown(dialog)).toBe(0);
  // Waits for the opening animation.
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const title = dialog.getByRole('heading', { name: 'Reviews' });
  const before = await title.boundingBox();
  await swipeUp(page, title);
  await swipeUp(page, dialog.getByRole('button').last());
  expect(await title.boundingBox()).toEqual(before);
  await expect(reviewCards(page).first()).toBeVisible();
});

test('a long master list scrolls below its head alone', async ({ page }) => {
  await signIn(page, { userType: 'manager_dwk' });
  const dialog = await openFromStaffMenu(page, '/dwk/', 'View Locality');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  expect(await scrolledDown(dialog)).toBe(0);
});
