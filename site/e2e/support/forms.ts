import type { Locator, Page } from '@playwright/test';
import { visit } from './fixtures';
import { cardsIn } from './lists';

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

/** Fills in a form and submits it. */
export async function sendForm(form: Locator, values: FieldValues): Promise<void> {
  await fillIn(form, values);
  await submitForm(form);
}

/** The menu of the signed-in user. */
export const accountMenu = (page: Page): Locator =>
  page.locator('summary', { hasText: 'Your account' });

/** Presses an entry of the menu of the signed-in user. Returns the dialog of this name. */
export async function chooseInAccountMenu(page: Page, entry: string): Promise<Locator> {
  await accountMenu(page).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
  return page.getByRole('dialog', { name: entry });
}

export const staffMenuButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Staff menu' });

/** Opens a page and its side menu of staff. */
export async function openStaffMenu(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await staffMenuButton(page).click();
}

/** Presses a button that a carousel may hide. */
export const pressHidden = (card: Locator, name: RegExp): Promise<void> =>
  card.getByRole('button', { name, includeHidden: true }).dispatchEvent('click');

/** Opens a page and presses a button of the first card in a part of it. Returns the dialog that it opens. */
export async function openFromCard(
  page: Page,
  path: string,
  part: string,
  button: RegExp,
): Promise<Locator> {
  await visit(page, path);
  await pressHidden(cardsIn(page, part).first(), button);
  return topDialog(page);
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
