import { expect, test, visit } from '../support/fixtures';
import { delayResponses } from '../support/mocks';
import { expectNoShift, watchShifts } from '../support/layout-shift';
import { ROUTES } from '../support/routes';

for (const [name, pathOf] of Object.entries(ROUTES)) {
  test(
    `nothing on ${name} shifts while images and responses arrive slowly`,
    { tag: '@both' },
    async ({ page }) => {
      await watchShifts(page);
      await delayResponses(page);
      await visit(page, await pathOf());
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoShift(page);
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
