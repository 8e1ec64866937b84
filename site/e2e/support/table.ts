import type { Locator, Page } from '@playwright/test';

/** The button of `Cards` or `Table` above a list. */
export const view = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'View' }).getByRole('button', { name });
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('columnheader', { name, exact: true });
/** The button of a cell, by its action. Its name begins with the shown value. */
export const cell = (page: Page, name: string, code: string): Locator =>
  page.getByRole('button', { name: new RegExp(`, ${name}: ${code}$`) });
export const rowsPerPage = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Rows per Page' });
