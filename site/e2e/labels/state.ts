import type { Page } from '@playwright/test';
import { visit } from '../support/fixtures';

/** Opens a page and brings it into a state. */
export type Open = (page: Page) => Promise<unknown>;
/** The labels, messages and constants that users see. */
export type Texts = readonly string[];

/** A state of the site. */
export interface State {
  readonly texts: Texts;
  readonly open: Open;
}

/** Creates a state from its texts and its function. */
export const shows = (texts: Texts, open: Open): State => ({ texts, open });

/** Opens an address without further steps. */
export const at =
  (path: string): Open =>
  (page) =>
    visit(page, path);
