import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Opens a page that is readable but whose scripts are held back. Returns a function that lets them load. */
export async function openBeforeHydration(page: Page, address: string): Promise<() => void> {
  const waiting: (() => void)[] = [];
  await page.route(/\/app-[^/]*\.js$/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => waiting.length).toBe(1);
  return () => {
    for (const release of waiting) release();
  };
}
