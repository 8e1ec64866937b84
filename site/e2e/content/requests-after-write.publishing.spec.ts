import type { Page } from '@playwright/test';
import { requestsAfterWrite } from '../support/requests-after-write';
import { expect, test, visit } from '../support/fixtures';
import { field, submitForm, accountMenu, pressHidden, topDialog } from '../support/forms';
import { signIn } from '../support/accounts';
import { tinyPicture } from '../support/images';
import {
  reviewCard,
  reviewForm,
  rate,
  openReviews,
  submitReview,
  writeButton,
} from '../support/reviews';
import { cardWith } from '../support/lists';

/**
 * After a write, the page shows the new state from the response of the write, or after one request. These tests delete
 * the records that they create.
 */
test.describe.configure({ mode: 'serial' });

const pressDelete = (page: Page) => topDialog(page).getByRole('button', { name: 'Delete' }).click();

test('an award on the landing page is refreshed by at most one request', async ({ page }) => {
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, '/');
  const head = `Counted ${String(Date.now())}`;
  const made = cardWith(page, '#award', head);
  const press = (name: RegExp) => pressHidden(made, name);

  const created = await requestsAfterWrite(page, async () => {
    await page.getByRole('main').getByRole('button', { name: 'Create Award' }).click();
    await field(topDialog(page), 'Heading').fill(head);
    await field(topDialog(page), 'Position').fill('1');
    await submitForm(topDialog(page));
    await expect(made).toHaveCount(1);
  });
  expect(created).toEqual([]);

  const edited = await requestsAfterWrite(page, async () => {
    await press(/^Edit/);
    await field(topDialog(page), 'Heading').fill(`${head} again`);
    await submitForm(topDialog(page));
    await expect(made).toContainText('again');
  });
  expect(edited).toEqual(['/api/AwardSearch']);

  const pictured = await requestsAfterWrite(page, async () => {
    await press(/^Add Image/);
    await topDialog(page)
      .getByLabel('Choose Images')
      .setInputFiles([tinyPicture('a.png'), tinyPicture('b.png')]);
    await topDialog(page).getByRole('button', { name: 'Upload' }).click();
    await expect(made.locator('img')).toHaveCount(1);
  });
  expect(pictured).toEqual(['/api/AwardSearch']);

  await press(/^Image/);
  const gallery = page.getByRole('dialog', { name: 'All Images' });
  for (const left of [1, 0]) {
    const before = await gallery.getByRole('img').getAttribute('src');
    const thinned = await requestsAfterWrite(page, async () => {
      await gallery.getByLabel('Select Picture 1').check();
      await gallery.getByRole('button', { name: 'Delete Selected (1)' }).click();
      await pressDelete(page);
      await expect(gallery.locator(`img[src="${String(before)}"]`)).toHaveCount(0);
      await expect(gallery.getByRole('img')).toHaveCount(left);
      await expect(made.locator('img')).toHaveCount(left);
    });
    expect(thinned).toEqual([expect.stringMatching(/^\/api\/AwardDetail\//)]);
  }
  await page.keyboard.press('Escape');

  const deleted = await requestsAfterWrite(page, async () => {
    await press(/^Delete/);
    await pressDelete(page);
    await expect(made).toHaveCount(0);
  });
  expect(deleted).toEqual([]);
});

for (const [path, city] of [
  ['/', ''],
  ['/ggn/', 'Gurugram'],
] as const) {
  test(`an overview on ${path} is refreshed by at most one request`, async ({ page }) => {
    await signIn(page, { userType: 'manager_ggn' });
    await visit(page, path);
    const heading = `Counted ${String(Date.now())}`;
    const made = cardWith(page, '#what', heading);
    const press = (name: RegExp) => pressHidden(made, name);

    const created = await requestsAfterWrite(page, async () => {
      await page.getByRole('main').getByRole('button', { name: 'Create Prop Overview' }).click();
      await expect(field(topDialog(page), 'Location')).toHaveValue(city);
      await field(topDialog(page), 'Heading').fill(heading);
      if (city === '') {
        await submitForm(topDialog(page));
        await expect(field(topDialog(page), 'Location')).toBeFocused();
        await expect(field(topDialog(page), 'Location')).toHaveAccessibleDescription(
          /Location is required/,
        );
        await field(topDialog(page), 'Location').selectOption('Gurugram');
      }
      await submitForm(topDialog(page));
      await expect(made).toHaveCount(1);
    });
    expect(created).toEqual([]);

    const edited = await requestsAfterWrite(page, async () => {
      await press(/^Edit/);
      await field(topDialog(page), 'Tag').fill('Soon gone');
      await submitForm(topDialog(page));
      await expect(made).toContainText('Soon gone');
    });
    expect(edited).toEqual(['/api/PropOverviewSearch']);

    const pictured = await requestsAfterWrite(page, async () => {
      await press(/^Add Image/);
      await field(topDialog(page), 'Add Image').setInputFiles(tinyPicture('a.png'));
      await topDialog(page).getByRole('button', { name: 'Upload' }).click();
      await expect(made.locator('img')).toHaveCount(1);
    });
    expect(pictured).toEqual(['/api/PropOverviewSearch']);

    const deleted = await requestsAfterWrite(page, async () => {
      await press(/^Delete/);
      await pressDelete(page);
      await expect(made).toHaveCount(0);
    });
    expect(deleted).toEqual([]);
  });
}

test('a review above the landing page is refreshed by at most one request', async ({ page }) => {
  await signIn(page, { userType: 'admin' });
  await openReviews(page);
  await expect(accountMenu(page)).toHaveCount(1);
  const text = `Counted ${String(Date.now())}`;
  const one = [expect.stringMatching(/^\/api\/ReviewDetail\//)];
  const press = (name: RegExp) => reviewCard(page, text).getByRole('button', { name }).click();
  /** The card on the page, behind the list of reviews. */
  const below = cardWith(page, '#review', text);

  const created = await requestsAfterWrite(page, async () => {
    await writeButton(page).click();
    await rate(page, 3);
    await field(reviewForm(page), 'Review').fill(text);
    await submitReview(page).click();
    await expect(reviewCard(page, text)).toHaveCount(1);
    await expect(below).toHaveCount(1);
  });
  expect(created).toEqual(['/api/ReviewSearch']);

  const replied = await requestsAfterWrite(page, async () => {
    await press(/^Edit/);
    await field(reviewForm(page), 'Review Reply').fill('Thank you.');
    await submitReview(page).click();
    await expect(reviewCard(page, text)).toContainText('Reply: Thank you.');
    await expect(below).toContainText('Thank you.');
  });
  expect(replied).toEqual(one);

  const pictured = await requestsAfterWrite(page, async () => {
    await press(/^Add Image/);
    await field(topDialog(page), 'Add Image').setInputFiles(tinyPicture('a.png'));
    await topDialog(page).getByRole('button', { name: 'Upload' }).click();
    await expect(reviewCard(page, text).locator('img')).toHaveCount(1);
  });
  expect(pictured).toEqual(one);

  const bare = await requestsAfterWrite(page, async () => {
    await press(/^Image/);
    await topDialog(page).getByRole('button', { name: 'Delete Image' }).click();
    await pressDelete(page);
    await expect(reviewCard(page, text).locator('img')).toHaveCount(0);
  });
  expect(bare).toEqual(one);

  const unsaid = await requestsAfterWrite(page, async () => {
    await press(/^Edit/);
    await field(reviewForm(page), 'Review Reply').fill('');
    await reviewForm(page).getByRole('checkbox', { name: 'Hidden' }).check();
    await submitReview(page).click();
    await expect(reviewCard(page, text)).toContainText('Hidden');
    await expect(reviewCard(page, text)).not.toContainText('Reply:');
    await expect(below).toHaveCount(0);
  });
  expect(unsaid).toEqual(one);

  const deleted = await requestsAfterWrite(page, async () => {
    await press(/^Delete/);
    await pressDelete(page);
    await expect(reviewCard(page, text)).toHaveCount(0);
  });
  expect(deleted).toEqual([]);
});
