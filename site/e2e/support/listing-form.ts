import type { Locator, Page } from '@playwright/test';
import { expect, visit } from './fixtures';
import { chooseInStaffMenu } from './forms';

const CREATE = { propresi: 'Create Residential Property', propcom: 'Create Commercial Property' };
const TITLE = { propresi: 'Create Residencial Property', propcom: 'Create Commercial Property' };

/** Opens the form of a new property from the side menu of the page. */
export async function openCreateHere(page: Page, kind: 'propresi' | 'propcom'): Promise<Locator> {
  await chooseInStaffMenu(page, CREATE[kind]);
  const form = page.getByRole('dialog', { name: TITLE[kind] });
  await expect(form.getByLabel('Property For')).toBeVisible();
  return form;
}

/** Opens another page and, from its side menu, the form of a new property. */
export async function openCreate(
  page: Page,
  path: string,
  kind: 'propresi' | 'propcom',
): Promise<Locator> {
  await visit(page, path);
  return openCreateHere(page, kind);
}
