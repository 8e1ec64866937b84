import type { Page } from '@playwright/test';
import { expect, visit } from './fixtures';
import type { GivenFile } from './images';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload Images' });
export const rows = (page: Page) => dialogOf(page).getByRole('listitem');
/** How far all are; the toasts stand behind it. */
export const progress = (page: Page) => dialogOf(page).getByRole('status').first();
export const upload = (page: Page) => dialogOf(page).getByRole('button', { name: 'Upload' });

/** Opens Upload Images for the property of a page. */
export async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page
    .getByRole('button', { name: /^Add Image: / })
    .first()
    .click();
  await expect(dialogOf(page)).toBeVisible();
}

export const choose = (page: Page, files: GivenFile[]) =>
  dialogOf(page).getByLabel('Choose Images').setInputFiles(files);
