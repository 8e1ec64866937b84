import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Opens a page that can be read, and whose scripts come only when the answer is called. */
export async function openBeforeHydration(page: Page, address: string): Promise<() => void> {
  const held: (() => void)[] = [];
  await page.route(/\/app-[^/]*\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => held.length).toBe(1);
  return () => {
    for (const release of held) release();
  };
}
