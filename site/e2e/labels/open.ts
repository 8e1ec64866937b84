import type { Page } from '@playwright/test';
import { visit } from '../support/fixtures';

/** Opens a page and brings it into a state. */
export type Open = (page: Page) => Promise<unknown>;
export type States = Readonly<Record<string, Open>>;

/** Opens an address without further steps. */
export const at =
  (path: string): Open =>
  (page) =>
    visit(page, path);
