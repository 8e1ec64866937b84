import type { Locator, Page } from '@playwright/test';
import { isHydrated } from './fixtures';

const STEP_MS = 20;
const JUMP_MS = 60_000;

/** Runs the clock in small steps until a condition holds, and no further. */
async function stepUntil(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await page.clock.runFor(STEP_MS);
}

/**
 * Opens an address whose clock stands still, except for `page.clock.runFor`: so nothing depends on the speed of the
 * machine. The clock runs in small steps until the page is hydrated.
 */
export async function visitWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  // The clock can only be paused at a later time.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + JUMP_MS);
  await page.goto(address);
  await stepUntil(page, () => isHydrated(page));
}

/** Runs the clock in small steps until an element is visible. */
export const stepUntilVisible = (page: Page, target: Locator): Promise<void> =>
  stepUntil(page, () => target.isVisible());
