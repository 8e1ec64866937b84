import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Waits until the history has this number of entries for open parts: it is updated after a short delay. */
export const expectGuards = (page: Page, open: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => (history.state as { guardDepth?: number } | null)?.guardDepth ?? 0),
    )
    .toBe(open);
