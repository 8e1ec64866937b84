import type { Locator, Page } from '@playwright/test';
import { expect, visit } from './fixtures';
import { chooseHere } from './forms';

const CREATE = { propresi: 'Create Residential Property', propcom: 'Create Commercial Property' };
const TITLE = { propresi: 'Create Residencial Property', propcom: 'Create Commercial Property' };

/** Opens the form of a new property from the side menu of the page. */
export async function createHere(page: Page, kind: 'propresi' | 'propcom'): Promise<Locator> {
  await chooseHere(page, CREATE[kind]);
  const form = page.getByRole('dialog', { name: TITLE[kind] });
  await expect(form.getByLabel('Property For')).toBeVisible();
  return form;
}

/** The same, from the side menu of another page. */
export async function openCreate(
  page: Page,
  path: string,
  kind: 'propresi' | 'propcom',
): Promise<Locator> {
  await visit(page, path);
  return createHere(page, kind);
}
