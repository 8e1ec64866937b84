import type { Locator, Page } from '@playwright/test';

/** The user list, searched for this name. */
export const listOf = (name: string): string => `/UserList/?name=${encodeURIComponent(name)}`;
export const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
