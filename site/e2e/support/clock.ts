import type { Locator, Page } from '@playwright/test';
import { isHydrated } from './fixtures';

const STEP_MS = 20;
const JUMP_MS = 60_000;

/** Runs the clock in small steps only until a condition is true. */
async function stepUntil(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await page.clock.runFor(STEP_MS);
}

/**
 * Opens an address with a paused clock, which only `page.clock.runFor` advances, so that the result does not depend on
 * the speed of the machine. It advances the clock in small steps until the page is hydrated.
 */
export async function visitWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  // The clock can only be paused at a later time than now.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + JUMP_MS);
  await page.goto(address);
  await stepUntil(page, () => isHydrated(page));
}

/** Runs the clock in small steps until an element is visible. */
export const stepUntilVisible = (page: Page, target: Locator): Promise<void> =>
  stepUntil(page, () => target.isVisible());
