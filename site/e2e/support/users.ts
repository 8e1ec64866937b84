import type { Locator, Page } from '@playwright/test';

/** The address of the user list with a search for this name. */
export const userListPath = (name: string): string => `/UserList/?name=${encodeURIComponent(name)}`;
export const userCard = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
