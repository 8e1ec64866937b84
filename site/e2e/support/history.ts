import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Waits until the history has an entry for each of so many open things: it hears of them a moment after. */
export const expectGuards = (page: Page, open: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (history.state as { held?: number } | null)?.held ?? 0))
    .toBe(open);
