import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Returns all texts of a page that a screen reader reads: words, names of controls, options. */
async function accessibleText(page: Page): Promise<string> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot.replaceAll('\\"', '"');
}

/** Waits until the page contains all these texts. */
export async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  await expect(async () => {
    const shown = await accessibleText(page);
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  }).toPass();
}
