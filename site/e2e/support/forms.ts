import type { Locator, Page } from '@playwright/test';
import { visit } from './fixtures';

/** A form's field by its whole label. */
export const field = (form: Page | Locator, label: string): Locator =>
  form.getByLabel(label, { exact: true });

/** What is filled in: by label, what is typed or chosen. */
export type Filled = Readonly<Record<string, string>>;

/** Chooses and fills in; answers how many fields that were. */
export async function fill(form: Locator, values: Filled): Promise<number> {
  for (const [label, value] of Object.entries(values)) {
    const one = field(form, label);
    if ((await one.evaluate((element) => element.tagName)) === 'SELECT')
      await one.selectOption(value);
    else await one.fill(value);
  }
  return Object.keys(values).length;
}

export const dialogIn = (page: Page): Locator => page.getByRole('dialog').last();
export const submitIn = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: 'Submit' }).click();

export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Staff menu' });

/** Opens a page, and its side menu of staff. */
export async function openStaffMenu(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await menuButton(page).click();
}

/** Opens what an entry of the page's side menu of staff opens. Answers the dialog. */
export async function chooseHere(page: Page, entry: string): Promise<Locator> {
  await menuButton(page).click();
  const menu = page.getByRole('navigation', { name: 'Staff', exact: true });
  await menu.getByRole('button', { name: entry, exact: true }).click();
  return dialogIn(page);
}

/** Opens a page and, from its side menu of staff, what this entry opens. Answers the dialog. */
export async function choose(page: Page, path: string, entry: string): Promise<Locator> {
  await visit(page, path);
  return chooseHere(page, entry);
}
