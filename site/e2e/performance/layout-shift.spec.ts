import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/fixtures';
import { ROUTES } from '../support/routes';

/** How long a picture, or an answer of the CMS, is on its way. */
const SLOW_MS = 600;

declare global {
  interface Window {
    /** What has moved by itself since the page began, as the browser scores it. */
    shifts: { readonly value: number; readonly what: readonly string[] }[];
  }
}

/** Writes down every shift from the page's begin on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node?: Node | null }[];
    }
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const what = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
        );
        window.shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const [name, pathOf] of Object.entries(ROUTES)) {
  test(
    `nothing on ${name} shifts while images and responses arrive slowly`,
    { tag: '@both' },
    async ({ page }) => {
      await watchShifts(page);
      await page.route(/\/(?:uploads|api)\//, async (route) => {
        await new Promise((later) => setTimeout(later, SLOW_MS));
        await route.continue();
      });
      await visit(page, await pathOf());
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    },
  );
}

for (const [name, pathOf] of Object.entries(ROUTES)) {
  test(`each image on ${name} has a size, a placeholder and smaller versions`, async ({
    page,
    request,
  }) => {
    await visit(page, await pathOf());
    const images = await page.locator('img').evaluateAll((all) =>
      (all as HTMLImageElement[]).map((image) => ({
        address: image.getAttribute('src') ?? '',
        hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
        hasAlt: image.hasAttribute('alt'),
        // The logo can be seen through: what stood behind it would stay there.
        hasPlaceholder:
          image.closest('header') !== null ||
          getComputedStyle(image).backgroundImage !== 'none' ||
          getComputedStyle(image).backgroundColor !== 'rgba(0, 0, 0, 0)',
        isOffered: image.srcset !== '',
      })),
    );
    expect(images.length).toBeGreaterThan(0);
    for (const { address, hasSize, hasAlt, hasPlaceholder, isOffered } of images) {
      expect({ address, hasSize, hasAlt, hasPlaceholder }).toEqual({
        ...{ address, hasSize: true, hasAlt: true, hasPlaceholder: true },
      });
      if (isOffered) continue;
      const smaller = address.replace(/([^/]*)$/, 'w320_$1');
      expect((await request.head(smaller)).status(), address).toBe(404);
    }
  });
}
