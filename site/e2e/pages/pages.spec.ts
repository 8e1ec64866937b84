import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test, visit, expectReadableInBothSchemes, mainHeading } from '../support/fixtures';
import { expectNoShift, watchShifts } from '../support/layout-shift';
import { delayResponses } from '../support/mocks';
import { LISTED, ROUTES } from '../support/routes';
import { setting } from '../support/setting';

/** A sheet of A4, without its margins. */
const PAPER = { width: 690, height: 1000 };

/** Checks for every page of visitors. Each page is opened only once, because opening takes longer than most checks. */
for (const [name, pathOf] of Object.entries(ROUTES)) {
  test(
    `${name} is stable, private, accessible and printable`,
    { tag: '@both' },
    async ({ page, context, request, requests }) => {
      await test.step('nothing shifts while images and responses arrive slowly', async () => {
        await watchShifts(page);
        await delayResponses(page);
        await visit(page, await pathOf());
        await expect(mainHeading(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectNoShift(page);
      });
      await test.step('each image has a size, a placeholder and smaller versions', () =>
        expectCompleteImages(page, request));
      await test.step('it has no axe violation and no horizontal scroll bar', async () => {
        await expectReadableInBothSchemes(page);
      });
      await test.step('it requests only the site and its CMS, and sets no cookie', async () => {
        // Scrolls to the end, so that lazily loaded parts load.
        await page.mouse.wheel(0, 100_000);
        await page.waitForLoadState('networkidle');
        const own = [setting('SITE_URL'), setting('CMS_URL')];
        const origins = new Set(requests.map((one) => new URL(one.url()).origin));
        expect([...origins].filter((origin) => !own.includes(origin))).toEqual([]);
        expect(requests.length).toBeGreaterThan(3);
        expect(await context.cookies()).toEqual([]);
      });
      if (name in LISTED) {
        await test.step('header, title and footer share their left edge', () =>
          expectSameEdge(page));
        await test.step('it prints no controls', () => expectNoPrintedControls(page));
      }
    },
  );
}

async function expectCompleteImages(page: Page, request: APIRequestContext): Promise<void> {
  const images = await page.locator('img').evaluateAll((all) =>
    (all as HTMLImageElement[]).map((image) => ({
      address: image.getAttribute('src') ?? '',
      hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
      hasAlt: image.hasAttribute('alt'),
      // The logo is transparent: a placeholder behind it would stay visible.
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
}

const leftOf = (element: Locator): Promise<number> =>
  element.evaluate((one) => Math.round(one.getBoundingClientRect().left));

async function expectSameEdge(page: Page): Promise<void> {
  const brand = await leftOf(page.getByRole('banner').getByRole('link').first());
  const footer = page.getByRole('contentinfo');
  expect(await leftOf(mainHeading(page))).toBe(brand);
  expect(await leftOf(footer.getByRole('navigation').first())).toBe(brand);
  expect(await leftOf(footer.getByRole('paragraph').last())).toBe(brand);
}

async function expectNoPrintedControls(page: Page): Promise<void> {
  const screen = page.viewportSize() ?? PAPER;
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(mainHeading(page)).toBeVisible();
  for (const control of [
    page.getByRole('button').and(page.locator(':not(:has(img))')),
    page.getByRole('navigation'),
    page.getByRole('search'),
    page.getByRole('link', { name: /^(?:Call|SMS|WhatsApp|Contact Us|View All)$/ }),
    page.locator('select, input, textarea'),
  ]) {
    await expect(control.filter({ visible: true })).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(screen);
}
