import type { Page } from '@playwright/test';
import { visit } from '../support/fixtures';

/** Brings a page into a state of the site. */
export type Open = (page: Page) => Promise<void>;
export type States = Readonly<Record<string, Open>>;

/** An address as it opens. */
export const at =
  (path: string): Open =>
  async (page) => {
    await visit(page, path);
  };
