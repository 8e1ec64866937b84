import type { Page } from '@playwright/test';
import { createPath, listPath } from '../../src/domain';
import { expect, test as plain, visit } from '../support/fixtures';
import { chooseInStaffMenu, field, fillIn } from '../support/forms';
import { expectGuards } from '../support/history';
import { openCreateHere } from '../support/listing-form';
import { signIn } from '../support/accounts';
import { test } from '../support/home-fixture';
import { firstLocality } from '../support/listings';
import { imageFiles } from '../support/images';
import { chooseImages, uploadDialog, openUpload, uploadRows } from '../support/upload';

const LIST = new RegExp(`${listPath('dwk', 'RS')}/?$`);

test('Back asks for confirmation before it drops chosen images', async ({ page, home }) => {
  await visit(page, '/dwk/');
  await openUpload(page, home.path);
  await chooseImages(page, await imageFiles(2));
  await expectGuards(page, 1);
  const question = page.getByRole('dialog', { name: 'Leave these images out?' });
  for (const way of ['Cancel', 'Cancel', 'Leave them out']) {
    await expectGuards(page, 1);
    await page.goBack();
    await expect(question).toHaveCount(1);
    await expect(uploadRows(page)).toHaveCount(2);
    await question.getByRole('button', { name: way }).click();
    await expect(question).toHaveCount(0);
  }
  await expect(uploadDialog(page)).toBeHidden();
  await expectGuards(page, 0);
  expect(new URL(page.url()).pathname).toContain(home.path);
  await page.goBack();
  await expect(page).toHaveURL(/\/dwk\/$/);
});

plain.describe('Back in a form', () => {
  // For staff, lists contain properties without a published page; a request for such a page returns 404.
  plain.use({ knownError: /404/ });
  const toList = async (page: Page) => {
    await signIn(page, { userType: 'manager_dwk' });
    await visit(page, '/dwk/');
    await visit(page, listPath('dwk', 'RS'));
  };

  plain('closes it, and the typed values return', async ({ page }) => {
    await toList(page);
    const form = await chooseInStaffMenu(page, 'Create Locality');
    await field(form, 'Locality').fill('Half a place');
    await expectGuards(page, 1);
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(LIST);
    const again = await chooseInStaffMenu(page, 'Create Locality');
    await expect(field(again, 'Locality')).toHaveValue('Half a place');
    await again.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Throw away' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectGuards(page, 0);
    await page.goBack();
    await expect(page).toHaveURL(/\/dwk\/$/);
  });

  plain('closes only the upper one of two forms', async ({ page }) => {
    await toList(page);
    const home = await openCreateHere(page, 'propresi');
    await field(home, 'Address').fill('Half an address');
    await home.getByRole('button', { name: 'Create Locality' }).click();
    const locality = page.getByRole('dialog', { name: 'Create Locality' });
    await field(locality, 'Locality').fill('Half a place');
    await expectGuards(page, 2);
    await page.goBack();
    await expect(locality).toBeHidden();
    await expect(field(home, 'Address')).toHaveValue('Half an address');
    await expectGuards(page, 1);
    await page.goBack();
    await expect(home).toBeHidden();
    await expect(page).toHaveURL(LIST);
    await page.goBack();
    await expect(page).toHaveURL(/\/dwk\/$/);
  });

  plain('leaves a form that is a page at once, and the typed values return', async ({ page }) => {
    await toList(page);
    await visit(page, createPath('dwk', 'propresi'));
    await field(page, 'Address').fill('Half an address');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain('Half an address');
    await page.goBack();
    await expect(page).toHaveURL(LIST);
    await page.goForward();
    await expect(field(page, 'Address')).toHaveValue('Half an address');
    await expect(page.getByText('What you typed before is back.')).toBeVisible();
  });

  plain('asks for confirmation in a form without a draft', async ({ page }) => {
    await visit(page, '/dwk/');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'New to Us? Register' }).click();
    const form = page.getByRole('dialog', { name: 'Register' });
    await form.getByLabel("User's Name").fill('Half a name');
    await expectGuards(page, 1);
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Throw away what you typed?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(form.getByLabel("User's Name")).toHaveValue('Half a name');
    await expectGuards(page, 1);
    await page.goBack();
    await question.getByRole('button', { name: 'Throw away' }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/dwk\/$/);
  });

  plain('after a submit leads to the previous page at once', async ({ page }) => {
    await toList(page);
    const form = await openCreateHere(page, 'propcom');
    await fillIn(form, {
      'Property For': 'RENT',
      'Property Type': 'Shop',
      'Project Type': 'MALL',
      'Rent Demand': '95000',
      'Furnished Status': 'Unfurnished',
      'Property Status': 'inactive',
    });
    await form.getByRole('radio', { name: await firstLocality('dwk'), exact: true }).check();
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Ok, got it' }).click();
    await expect(page).toHaveURL(new RegExp(`${listPath('dwk', 'CR')}/?$`));
    await expectGuards(page, 0);
    await page.goBack();
    await expect(page).toHaveURL(LIST);
    await page.goBack();
    await expect(page).toHaveURL(/\/dwk\/$/);
  });
});
