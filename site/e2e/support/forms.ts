import type { Locator, Page } from '@playwright/test';
import { visit } from './fixtures';

/** Finds a form's field by its whole label. */
export const field = (form: Page | Locator, label: string): Locator =>
  form.getByLabel(label, { exact: true });

/** The values to fill in, by label: a text, or an option. */
export type FieldValues = Readonly<Record<string, string>>;

/** Fills in and chooses the values. Returns the number of fields. */
export async function fillIn(form: Locator, values: FieldValues): Promise<number> {
  for (const [label, value] of Object.entries(values)) {
    const one = field(form, label);
    if ((await one.evaluate((element) => element.tagName)) === 'SELECT')
      await one.selectOption(value);
    else await one.fill(value);
  }
  return Object.keys(values).length;
}

export const topDialog = (page: Page): Locator => page.getByRole('dialog').last();
export const submitForm = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: 'Submit' }).click();

export const staffMenuButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Staff menu' });

/** Opens a page and its side menu of staff. */
export async function openStaffMenu(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await staffMenuButton(page).click();
}

/** Presses an entry of the page's side menu of staff. Returns the dialog that it opens. */
export async function chooseInStaffMenu(page: Page, entry: string): Promise<Locator> {
  await staffMenuButton(page).click();
  const menu = page.getByRole('navigation', { name: 'Staff', exact: true });
  await menu.getByRole('button', { name: entry, exact: true }).click();
  return topDialog(page);
}

/** Opens a page and presses an entry of its side menu of staff. Returns the dialog that it opens. */
export async function openFromStaffMenu(page: Page, path: string, entry: string): Promise<Locator> {
  await visit(page, path);
  return chooseInStaffMenu(page, entry);
}
