import { expect, test, visit } from '../support/fixtures';
import { ROUTES } from '../support/routes';
import type { Routes } from '../support/routes';

/** Pages of each kind. The last address has no page. */
const PAGES: Routes = {
  ...ROUTES,
  'the contact section': () => '/#contact',
  'the registration': () => '/register/',
  'the page where nothing is': () => '/nothing-is-here',
};

test.use({ knownError: /status of 404/ });

for (const width of [360, 1280, 1600]) {
  test(`the logo keeps its place on every page, ${String(width)} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const places: Record<string, unknown> = {};
    for (const [name, pathOf] of Object.entries(PAGES)) {
      await visit(page, await pathOf());
      const brand = page.getByRole('banner').getByRole('link').first();
      places[name] = {
        // The name's width is not compared: the font is optional, so a page may show it in the fallback.
        link: { ...(await brand.boundingBox()), width: undefined },
        image: await brand.locator('img').boundingBox(),
      };
    }
    const first = places['the home page'];
    expect(first).toEqual({
      link: expect.objectContaining({ x: expect.any(Number), y: expect.any(Number) }),
      image: expect.any(Object),
    });
    expect(places).toEqual(Object.fromEntries(Object.keys(PAGES).map((name) => [name, first])));
  });
}
