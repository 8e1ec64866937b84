import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/fixtures';
import { ROUTES } from '../support/routes';

/** The share of the window's height that shows scrolling content, without fixed or sticky elements. */
const contentShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isStuck = (element: Element | null): boolean => {
      if (!element) return false;
      const { position } = getComputedStyle(element);
      return position === 'fixed' || position === 'sticky' || isStuck(element.parentElement);
    };
    const heights = Array.from({ length: innerHeight }, (_, y) => y);
    const free = heights.filter((y) => !isStuck(document.elementFromPoint(innerWidth / 4, y)));
    return free.length / heights.length;
  });

for (const name of ['the home page', 'a list', 'a home', 'a shop'] as const) {
  // A window of 1280 x 800 at 400 %.
  test(`${name} leaves two thirds of a low window to its content`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    await visit(page, (await ROUTES[name]?.()) ?? '');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      scrollTo(0, 700);
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    expect(await contentShare(page)).toBeGreaterThanOrEqual(2 / 3);
  });
}

for (const path of ['/ggn/propcom/PropComRentSearchList/999', '/ggn/propcom/PropComDetail/none']) {
  test.describe(path, () => {
    test.use({ knownError: /status of 404/ });

    test('keeps the menu of its region', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, path);
      await expect(page.getByRole('banner').getByText('For Rent').first()).toBeVisible();
    });
  });
}
