import type { Page } from '@playwright/test';
import { reviews } from '../support/api';
import { expect, expectAccessible, tabTo, test } from '../support/fixtures';
import { signIn, signInAsNew } from '../support/accounts';
import { tinyPicture } from '../support/images';
import {
  reviewCard,
  reviewForm,
  rate,
  reviewList,
  openReviews,
  submitReview,
  writeButton,
} from '../support/reviews';
import { accountMenu } from '../support/forms';
import { cardsIn } from '../support/lists';

/** These tests delete the records that they create. */
test.describe.configure({ mode: 'serial' });

const textOf = (page: Page) => reviewForm(page).getByLabel('Review', { exact: true });
const press = (page: Page, text: string, button: RegExp) =>
  reviewCard(page, text).getByRole('button', { name: button }).click();
/** Whether the carousel below the list has a card with this text. */
const isShown = async (page: Page, text: string) =>
  (await cardsIn(page, '#review').allTextContents()).some((card) => card.includes(text));

async function deleteCard(page: Page, text: string): Promise<void> {
  await press(page, text, /^Delete/);
  const question = page.getByRole('dialog', { name: 'Delete this review?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted Successfully', { exact: true })).toBeVisible();
  await expect(reviewCard(page, text)).toHaveCount(0);
}

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const) {
  test.describe(`at ${String(width)} px`, { tag: width > 1000 ? '@desktop' : '@phone' }, () => {
    test.use({ viewport: { width, height } });

    test('a visitor writes a review by keyboard, edits it, adds an image and deletes it', async ({
      page,
    }) => {
      const { uname } = await signInAsNew(page, {});
      await openReviews(page);
      await expect(accountMenu(page)).toHaveCount(1);
      const text = `Written at ${String(width)} by ${uname}`;
      await tabTo(page, writeButton(page));
      await page.keyboard.press('Enter');
      await tabTo(page, reviewForm(page).getByRole('radio', { name: '1 Star' }));
      await page.keyboard.press('Space');
      for (const stars of [2, 3, 4]) {
        await page.keyboard.press('ArrowRight');
        await expect(
          reviewForm(page).getByRole('radio', { name: `${String(stars)} Star` }),
        ).toBeChecked();
      }
      await tabTo(page, textOf(page));
      await page.keyboard.type(text);
      await tabTo(page, submitReview(page));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Review Created Successfully')).toBeVisible();
      await expect(reviewCard(page, text)).toContainText('4 of 5 stars');
      await expect(reviewCard(page, text)).toContainText(uname);
      await expect(reviewCard(page, text)).toContainText('Today');
      await expect.poll(() => isShown(page, text)).toBe(true);
      await expectAccessible(page);

      await press(page, text, /^Edit/);
      await rate(page, 5);
      await textOf(page).fill(`${text}, again`);
      await submitReview(page).click();
      await expect(page.getByText('Updated Successfully')).toBeVisible();
      await expect(reviewCard(page, `${text}, again`)).toContainText('5 of 5 stars');
      await expect.poll(() => isShown(page, `${text}, again`)).toBe(true);

      await press(page, text, /^Add Image/);
      const image = page.getByRole('dialog', { name: `Image of ${uname}` });
      await image
        .getByLabel('Add Image')
        .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
      await expect(image.getByRole('alert')).toHaveText('Not an Image ! Upload Images Only !');
      await expect(image.getByRole('button', { name: 'Upload' })).toBeDisabled();
      await expectAccessible(page);
      await image.getByLabel('Add Image').setInputFiles(tinyPicture('a.png'));
      await image.getByRole('button', { name: 'Upload' }).click();
      await expect(page.getByText('Image Added Successfully')).toBeVisible();
      const first = await reviewCard(page, text).locator('img').getAttribute('src');
      await press(page, text, /^Image/);
      await image.getByLabel('Another image').setInputFiles(tinyPicture('b.png'));
      await image.getByRole('button', { name: 'Upload' }).click();
      await expect(reviewCard(page, text).locator('img')).not.toHaveAttribute('src', first ?? '');
      await press(page, text, /^Image/);
      await image.getByRole('button', { name: 'Delete Image' }).click();
      await page
        .getByRole('dialog', { name: 'Delete the image?' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(page.getByText('Image Deleted Successfully')).toBeVisible();
      await expect(reviewCard(page, text).locator('img')).toHaveCount(0);

      await deleteCard(page, text);
      await expect.poll(() => isShown(page, text)).toBe(false);
    });

    test('an admin writes a video review for somebody, replies, changes its date, hides and deletes it', async ({
      page,
    }) => {
      await signIn(page, { userType: 'admin' });
      await openReviews(page);
      await expect(accountMenu(page)).toHaveCount(1);
      const text = `Filmed at ${String(width)} ${String(Date.now())}`;
      await writeButton(page).click();
      await reviewForm(page).getByLabel('Name').fill('Somebody Without Account');
      await rate(page, 3);
      await textOf(page).fill(text);
      await expect(reviewForm(page).getByLabel('Video URL')).toHaveCount(0);
      await reviewForm(page).getByLabel('Review Type').selectOption('Video');
      await submitReview(page).click();
      await expect(reviewForm(page)).toContainText('Video URL is required');
      await expectAccessible(page);
      await reviewForm(page).getByLabel('Video URL').fill('https://youtu.be/abc123');
      await submitReview(page).click();
      await expect(reviewCard(page, text)).toContainText('Somebody Without Account');

      await press(page, text, /^Edit/);
      await reviewForm(page).getByLabel('Review Created On').fill('2024-02-03');
      await reviewForm(page).getByLabel('Review Reply').fill('Thank you.');
      await reviewForm(page).getByRole('checkbox', { name: 'Hidden' }).check();
      await expectAccessible(page);
      await submitReview(page).click();
      await expect(page.getByText('Updated Successfully')).toBeVisible();
      await reviewList(page).getByRole('button', { name: 'Search' }).click();
      const search = page.getByRole('dialog', { name: 'Search Reviews' });
      await search.getByLabel('Name').fill('without account');
      await search.getByRole('button', { name: 'Search' }).click();
      await expect(reviewCard(page, text)).toContainText('Hidden');
      await expect(reviewCard(page, text)).toContainText('Reply: Thank you.');
      await expect(reviewCard(page, text)).toContainText('years');
      const { reviews: open } = await reviews(100);
      expect(open.filter(({ review }) => review === text)).toEqual([]);
      await deleteCard(page, text);
    });

    test('a manager edits a review of another user and cannot delete it', async ({ page }) => {
      const [theirs] = (await reviews()).reviews;
      await signIn(page, { userType: 'manager_ggn' });
      await openReviews(page);
      await expect(accountMenu(page)).toHaveCount(1);
      const text = theirs?.review ?? '-';
      const card = reviewCard(page, text);
      await expect(card.getByRole('button', { name: /^Edit/ })).toBeVisible();
      await expect(card.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
      await press(page, text, /^Edit/);
      await textOf(page).fill(`${text} Indeed.`);
      await submitReview(page).click();
      await expect(reviewCard(page, `${text} Indeed.`)).toHaveCount(1);
      await press(page, text, /^Edit/);
      await textOf(page).fill(text);
      await submitReview(page).click();
      await expect(reviewCard(page, `${text} Indeed.`)).toHaveCount(0);
      await expect(reviewCard(page, text)).toHaveCount(1);
    });
  });
}
