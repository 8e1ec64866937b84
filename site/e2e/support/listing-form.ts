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

/** A tool of staff on the card or the page of a listing. */
export const toolOf = (page: Page, name: string, code: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}: .*${code}$`) });

/** The message after a create. */
export const createdMessage = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Property Created Successfully' });

/** Reads the code of the created property from the message. */
export async function createdCode(page: Page): Promise<string> {
  const text = (await createdMessage(page).textContent()) ?? '';
  return /[A-Z]+-[RC]-\d+/.exec(text)?.[0] ?? 'none';
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
