import type { Page } from '@playwright/test';
import { expect, expectAccessible, tabTo, test, visit } from '../support/fixtures';
import { signIn } from '../support/accounts';
import { tinyPicture } from '../support/images';
import { cardWith } from '../support/lists';
import { chooseImages, uploadButton, uploadDialog } from '../support/upload';
import { pressHidden } from '../support/forms';

/** These tests delete the records that they create. */
test.describe.configure({ mode: 'serial' });

const submit = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Submit' });

async function deleteOf(page: Page, question: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted Successfully', { exact: true })).toBeVisible();
}

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const) {
  test.describe(`at ${String(width)} px`, { tag: width > 1000 ? '@desktop' : '@phone' }, () => {
    test.use({ viewport: { width, height } });

    test('a manager creates an award by keyboard, edits it and deletes it', async ({ page }) => {
      await signIn(page, { userType: 'manager_dwk' });
      await visit(page, '/');
      const head = `Award of ${String(Date.now())}`;
      const create = page.getByRole('main').getByRole('button', { name: 'Create Award' });
      await create.focus();
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog', { name: /Award$/ });
      await tabTo(page, form.getByLabel('Heading'));
      await page.keyboard.type(head);
      await tabTo(page, form.getByLabel('Position'));
      await page.keyboard.type('1');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Award Created', { exact: true })).toBeVisible();
      await expect(cardWith(page, '#award', head)).toHaveCount(1);
      await expectAccessible(page);
      await pressHidden(cardWith(page, '#award', head), /^Edit/);
      await form.getByLabel('Heading').fill(`${head} again`);
      await submit(page).click();
      await expect(page.getByText('Updated Successfully')).toBeVisible();
      await expect(cardWith(page, '#award', `${head} again`)).toHaveCount(1);
      await pressHidden(cardWith(page, '#award', head), /^Delete/);
      await deleteOf(page, 'Delete this award?');
      await expect(cardWith(page, '#award', head)).toHaveCount(0);
    });

    test('an award shows its last image, and the one before it after a deletion', async ({
      page,
    }) => {
      await signIn(page, { userType: 'manager_ggn' });
      await visit(page, '/');
      const head = `Pictured ${String(Date.now())}`;
      await page.getByRole('main').getByRole('button', { name: 'Create Award' }).click();
      await page.getByRole('dialog').getByLabel('Heading').fill(head);
      await submit(page).click();
      const made = cardWith(page, '#award', head);
      const press = (name: RegExp) => pressHidden(made, name);
      await press(/^Add Image/);
      await chooseImages(page, ['a.png', 'b.png'].map(tinyPicture));
      await uploadButton(page).click();
      await expect(uploadDialog(page)).toBeHidden();
      await expect(made.locator('img')).toHaveCount(1);

      await press(/^Image/);
      const gallery = page.getByRole('dialog', { name: 'All Images' });
      for (const left of [1, 0]) {
        const shown = gallery.getByRole('img');
        await expect(shown).toHaveCount(1);
        const path = await shown.getAttribute('src');
        await gallery.getByLabel('Select Picture 1').check();
        await gallery.getByRole('button', { name: 'Delete Selected (1)' }).click();
        const question = page.getByRole('dialog', { name: 'Delete this image?' });
        await question.getByRole('button', { name: 'Delete' }).click();
        await expect(gallery.locator(`img[src="${String(path)}"]`)).toHaveCount(0);
        await expect(shown).toHaveCount(left);
      }
      await expect(gallery).toContainText('Oops ! No Image Available');
      await page.keyboard.press('Escape');
      await expect(gallery).toBeHidden();
      await expect(made.locator('img')).toHaveCount(0);
      await press(/^Delete/);
      await deleteOf(page, 'Delete this award?');
      await expect(made).toHaveCount(0);
    });

    test('a manager creates an overview in a region, gives it an image and deletes it', async ({
      page,
    }) => {
      await signIn(page, { userType: 'manager_ggn' });
      await visit(page, '/ggn/');
      const heading = `Plots ${String(Date.now())}`;
      await page.getByRole('main').getByRole('button', { name: 'Create Prop Overview' }).click();
      const form = page.getByRole('dialog', { name: /Prop Overview$/ });
      await form.getByLabel('Location').selectOption('Gurugram');
      await form.getByLabel('Tag').fill('New');
      await form.getByLabel('Heading').fill(heading);
      await form.getByLabel('Line 7').fill('The seventh line');
      await expectAccessible(page);
      await submit(page).click();
      await expect(page.getByText('PropOverview Created', { exact: true })).toBeVisible();
      const made = cardWith(page, '#what', heading);
      await expect(made).toContainText('The seventh line');

      await made.getByRole('button', { name: /^Add Image/ }).click();
      const image = page.getByRole('dialog', { name: `Image of ${heading}` });
      await image.getByLabel('Add Image').setInputFiles(tinyPicture('a.png'));
      await image.getByRole('button', { name: 'Upload' }).click();
      await expect(page.getByText('Image Added Successfully')).toBeVisible();
      await expect(made.locator('img')).toHaveCount(1);

      await made.getByRole('button', { name: /^Edit/ }).click();
      await form.getByLabel('Tag').fill('Gone soon');
      await submit(page).click();
      await expect(made).toContainText('Gone soon');
      await made.getByRole('button', { name: /^Delete/ }).click();
      await deleteOf(page, 'Delete this overview?');
      await expect(made).toHaveCount(0);
    });
  });
}
