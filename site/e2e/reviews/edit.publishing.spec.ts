import type { Page } from '@playwright/test';
import { reviews } from '../support/api';
import { expect, expectAccessible, tabTo, test } from '../support/fixtures';
import { signInAsNew } from '../support/accounts';
import { PIXEL } from '../support/images';
import {
  cardWith,
  formOf,
  give,
  listOf,
  openReviews,
  submit,
  writeButton,
} from '../support/reviews';

/** What these write, they delete. */
test.describe.configure({ mode: 'serial' });

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });
const textOf = (page: Page) => formOf(page).getByLabel('Review', { exact: true });
const press = (page: Page, text: string, button: RegExp) =>
  cardWith(page, text).getByRole('button', { name: button }).click();
/** The carousel below the list; while a dialog is open, nothing of it is to be reached. */
const carousel = (page: Page) => page.locator('#review');
const isShown = async (page: Page, text: string) =>
  (await carousel(page).getByRole('article', { includeHidden: true }).allTextContents()).some(
    (card) => card.includes(text),
  );

async function deleteCard(page: Page, text: string): Promise<void> {
  await press(page, text, /^Delete/);
  const question = page.getByRole('dialog', { name: 'Delete this review?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted Successfully', { exact: true })).toBeVisible();
  await expect(cardWith(page, text)).toHaveCount(0);
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
      await expect(page.locator('summary', { hasText: 'Your account' })).toHaveCount(1);
      const text = `Written at ${String(width)} by ${uname}`;
      await tabTo(page, writeButton(page));
      await page.keyboard.press('Enter');
      await tabTo(page, formOf(page).getByRole('radio', { name: '1 Star' }));
      await page.keyboard.press('Space');
      for (const stars of [2, 3, 4]) {
        await page.keyboard.press('ArrowRight');
        await expect(
          formOf(page).getByRole('radio', { name: `${String(stars)} Star` }),
        ).toBeChecked();
      }
      await tabTo(page, textOf(page));
      await page.keyboard.type(text);
      await tabTo(page, submit(page));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Review Created Successfully')).toBeVisible();
      await expect(cardWith(page, text)).toContainText('4 of 5 stars');
      await expect(cardWith(page, text)).toContainText(uname);
      await expect(cardWith(page, text)).toContainText('Today');
      await expect.poll(() => isShown(page, text)).toBe(true);
      await expectAccessible(page);

      await press(page, text, /^Edit/);
      await give(page, 5);
      await textOf(page).fill(`${text}, again`);
      await submit(page).click();
      await expect(page.getByText('Updated Successfully')).toBeVisible();
      await expect(cardWith(page, `${text}, again`)).toContainText('5 of 5 stars');
      await expect.poll(() => isShown(page, `${text}, again`)).toBe(true);

      await press(page, text, /^Add Image/);
      const image = page.getByRole('dialog', { name: `Image of ${uname}` });
      await image
        .getByLabel('Add Image')
        .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
      await expect(image.getByRole('alert')).toHaveText('Not an Image ! Upload Images Only !');
      await expect(image.getByRole('button', { name: 'Upload' })).toBeDisabled();
      await expectAccessible(page);
      await image.getByLabel('Add Image').setInputFiles(picture('a.png'));
      await image.getByRole('button', { name: 'Upload' }).click();
      await expect(page.getByText('Image Added Successfully')).toBeVisible();
      const first = await cardWith(page, text).locator('img').getAttribute('src');
      await press(page, text, /^Image/);
      await image.getByLabel('Another image').setInputFiles(picture('b.png'));
      await image.getByRole('button', { name: 'Upload' }).click();
      await expect(cardWith(page, text).locator('img')).not.toHaveAttribute('src', first ?? '');
      await press(page, text, /^Image/);
      await image.getByRole('button', { name: 'Delete Image' }).click();
      await page
        .getByRole('dialog', { name: 'Delete the image?' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(page.getByText('Image Deleted Successfully')).toBeVisible();
      await expect(cardWith(page, text).locator('img')).toHaveCount(0);

      await deleteCard(page, text);
      await expect.poll(() => isShown(page, text)).toBe(false);
    });

    test('an admin writes a video review for somebody, replies, changes its date, hides and deletes it', async ({
      page,
    }) => {
      await signInAsNew(page, { userType: 'admin' });
      await openReviews(page);
      await expect(page.locator('summary', { hasText: 'Your account' })).toHaveCount(1);
      const text = `Filmed at ${String(width)} ${String(Date.now())}`;
      await writeButton(page).click();
      await formOf(page).getByLabel('Name').fill('Somebody Without Account');
      await give(page, 3);
      await textOf(page).fill(text);
      await expect(formOf(page).getByLabel('Video URL')).toHaveCount(0);
      await formOf(page).getByLabel('Review Type').selectOption('Video');
      await submit(page).click();
      await expect(formOf(page)).toContainText('Video URL is required');
      await expectAccessible(page);
      await formOf(page).getByLabel('Video URL').fill('https://youtu.be/abc123');
      await submit(page).click();
      await expect(cardWith(page, text)).toContainText('Somebody Without Account');

      await press(page, text, /^Edit/);
      await formOf(page).getByLabel('Review Created On').fill('2024-02-03');
      await formOf(page).getByLabel('Review Reply').fill('Thank you.');
      await formOf(page).getByRole('checkbox', { name: 'Hidden' }).check();
      await expectAccessible(page);
      await submit(page).click();
      await expect(page.getByText('Updated Successfully')).toBeVisible();
      await listOf(page).getByRole('button', { name: 'Search' }).click();
      const search = page.getByRole('dialog', { name: 'Search Reviews' });
      await search.getByLabel('Name').fill('without account');
      await search.getByRole('button', { name: 'Search' }).click();
      await expect(cardWith(page, text)).toContainText('Hidden');
      await expect(cardWith(page, text)).toContainText('Reply: Thank you.');
      await expect(cardWith(page, text)).toContainText('years');
      const { reviews: open } = await reviews(100);
      expect(open.filter(({ review }) => review === text)).toEqual([]);
      await deleteCard(page, text);
    });

    test('a manager edits a review of another user and cannot delete it', async ({ page }) => {
      const [theirs] = (await reviews()).reviews;
      await signInAsNew(page, { userType: 'manager_ggn' });
      await openReviews(page);
      await expect(page.locator('summary', { hasText: 'Your account' })).toHaveCount(1);
      const text = theirs?.review ?? '-';
      const card = cardWith(page, text);
      await expect(card.getByRole('button', { name: /^Edit/ })).toBeVisible();
      await expect(card.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
      await press(page, text, /^Edit/);
      await textOf(page).fill(`${text} Indeed.`);
      await submit(page).click();
      await expect(cardWith(page, `${text} Indeed.`)).toHaveCount(1);
      await press(page, text, /^Edit/);
      await textOf(page).fill(text);
      await submit(page).click();
      await expect(cardWith(page, `${text} Indeed.`)).toHaveCount(0);
      await expect(cardWith(page, text)).toHaveCount(1);
    });
  });
}
