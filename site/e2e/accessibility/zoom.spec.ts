import type { Page } from '@playwright/test';
import { expect, expectNoHorizontalScroll, test, visit } from '../support/fixtures';
import { ROUTES } from '../support/routes';

/**
 * Returns the texts that their own box clips. It ignores strips that scroll, texts for screen readers only, and
 * shortened texts that are complete elsewhere.
 */
const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: HTMLElement): boolean => {
      const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
      if (clipPath !== 'none' || webkitLineClamp !== 'none') return false;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => element.textContent.trim() !== '' && element.clientWidth > 0)
      .filter(isCut)
      .map((element) => `${element.className}: ${element.textContent.slice(0, 60)}`);
  });

for (const [name, pathOf] of Object.entries(ROUTES)) {
  test(`${name} is readable at twice the font size`, async ({ page }) => {
    await visit(page, await pathOf());
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoHorizontalScroll(page);
    expect(await clippedTexts(page)).toEqual([]);
  });
}
