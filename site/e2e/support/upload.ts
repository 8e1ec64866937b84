import type { Page } from '@playwright/test';
import { expect, visit } from './fixtures';
import type { FilePayload } from './images';

export const uploadDialog = (page: Page) => page.getByRole('dialog', { name: 'Upload Images' });
export const uploadRows = (page: Page) => uploadDialog(page).getByRole('listitem');
/** The overall progress of the upload, which comes before the toasts. */
export const uploadProgress = (page: Page) => uploadDialog(page).getByRole('status').first();
export const uploadButton = (page: Page) =>
  uploadDialog(page).getByRole('button', { name: 'Upload' });

/** Opens Upload Images for the property of a page. */
export async function openUpload(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page
    .getByRole('button', { name: /^Add Image: / })
    .first()
    .click();
  await expect(uploadDialog(page)).toBeVisible();
}

export const chooseImages = (page: Page, files: FilePayload[]) =>
  uploadDialog(page).getByLabel('Choose Images').setInputFiles(files);
