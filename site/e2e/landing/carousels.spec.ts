import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothSchemes, tabTo, test, visit } from '../support/fixtures';
import { controlsOf } from '../support/carousel';
import { stepUntilVisible, visitWithClock } from '../support/clock';
import { expectNoShift, watchShifts } from '../support/layout-shift';

const CAROUSELS = ['what', 'service', 'review', 'award'];

const carouselIn = (page: Page, anchor: string) =>
  page.locator(`#${anchor}`).locator('[aria-roledescription="carousel"]');

/** The visible slides. The name of each contains its position. */
const slidesOf = (carousel: Locator) => carousel.getByRole('group', { name: /^\d+ of \d+$/ });
const begins = (carousel: Locator, place: number) =>
  expect(slidesOf(carousel).first()).toHaveAccessibleName(new RegExp(`^${String(place)} of `));

/** Scrolls to a section and waits until its carousel has started. */
async function comeTo(page: Page, anchor: string): Promise<Locator> {
  await page.locator(`#${anchor}`).scrollIntoViewIfNeeded();
  const carousel = carouselIn(page, anchor);
  await expect(controlsOf(carousel).next).toBeVisible();
  return carousel;
}

async function comeToWithClock(page: Page, anchor: string): Promise<Locator> {
  await page.locator(`#${anchor}`).scrollIntoViewIfNeeded();
  const carousel = carouselIn(page, anchor);
  await stepUntilVisible(page, controlsOf(carousel).next);
  return carousel;
}

/** Disables the welcome: it would cover the carousel, under the mouse or the finger. */
const withoutWelcome = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('welcomeDismissed', 'yes');
  });

test('a carousel starts when it is visible, keeps its size, and nothing shifts', async ({
  page,
}) => {
  await watchShifts(page);
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-roledescription="carousel"]')).toHaveCount(1);
  const sizes = () =>
    page
      .locator('main > * > section')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  const before = await sizes();
  for (const anchor of CAROUSELS) await comeTo(page, anchor);
  expect(await sizes()).toEqual(before);
  await expectNoShift(page);
});

for (const anchor of CAROUSELS) {
  test(
    `the carousel ${anchor} shows as many slides as fit, and the keyboard moves it in both directions and around`,
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await visit(page, '/');
      const carousel = await comeTo(page, anchor);
      await expect(slidesOf(carousel)).toHaveCount(isMobile ? 1 : 3);
      const { previous, next } = controlsOf(carousel);
      const name = await slidesOf(carousel).first().getAttribute('aria-label');
      const last = Number(name?.split(' of ')[1]);
      await next.focus();
      await page.keyboard.press('Enter');
      await begins(carousel, 2);
      await previous.focus();
      await page.keyboard.press('Enter');
      await begins(carousel, 1);
      await page.keyboard.press('Enter');
      await begins(carousel, last);
    },
  );

  test(`the carousel ${anchor} has no axe violation`, async ({ page }) => {
    await visit(page, '/');
    await controlsOf(await comeTo(page, anchor)).next.click();
    await expectAccessibleInBothSchemes(page, `#${anchor}`);
  });
}

test('the focus never reaches a hidden slide', { tag: '@both' }, async ({ page, isMobile }) => {
  await visit(page, '/');
  const carousel = await comeTo(page, 'what');
  const { previous, next } = controlsOf(carousel);
  await previous.focus();
  for (const button of [controlsOf(carousel).play, next]) {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await begins(carousel, 2);
  for (const slide of await slidesOf(carousel).all()) {
    await page.keyboard.press('Tab');
    await expect(slide.getByRole('link')).toBeFocused();
  }
  await expect(slidesOf(carousel)).toHaveCount(isMobile ? 1 : 3);
  await page.keyboard.press('Tab');
  await expect(carousel.locator(':focus')).toHaveCount(0);
});

test('a strip with the focus becomes a carousel only after the focus has left', async ({
  page,
}) => {
  await visit(page, '/');
  const link = page.locator('#what').getByRole('link').first();
  await link.focus();
  await page.waitForLoadState('networkidle');
  await expect(link).toBeFocused();
  await page.locator('#where').getByRole('link').first().focus();
  await expect(controlsOf(carouselIn(page, 'what')).next).toBeVisible();
});

test('with reduced motion a carousel does not move until Play', async ({ page }) => {
  await visitWithClock(page, '/');
  const carousel = await comeToWithClock(page, 'service');
  await page.clock.runFor(20_000);
  await begins(carousel, 1);
  await tabTo(page, controlsOf(carousel).play);
  await page.keyboard.press('Enter');
  await expect(controlsOf(carousel).stop).toBeVisible();
  await page.clock.runFor(6000);
  await begins(carousel, 2);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a carousel advances by itself, pauses while it has the focus, and stops', async ({
    page,
  }) => {
    await withoutWelcome(page);
    await visitWithClock(page, '/');
    const carousel = await comeToWithClock(page, 'service');
    await page.clock.runFor(6000);
    await begins(carousel, 2);
    await controlsOf(carousel).previous.focus();
    await page.clock.runFor(20_000);
    await begins(carousel, 2);
    await controlsOf(carousel).stop.click();
    await page.locator('#why').getByRole('heading', { level: 2 }).click();
    await page.clock.runFor(20_000);
    await begins(carousel, 2);
    await expect(controlsOf(carousel).play).toBeVisible();
  });
});

test.describe('under a mouse, with motion', { tag: '@desktop' }, () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    ...{ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
  });

  test('a carousel pauses while the mouse is over it', async ({ page }) => {
    await withoutWelcome(page);
    await visitWithClock(page, '/');
    const carousel = await comeToWithClock(page, 'service');
    // Screen readers do not announce the slides during the rotation, but they do while the mouse pauses it.
    await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await slidesOf(carousel).first().hover();
    await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    const name = (await slidesOf(carousel).first().getAttribute('aria-label')) ?? '';
    await page.clock.runFor(20_000);
    await expect(slidesOf(carousel).first()).toHaveAccessibleName(name);
    await page.locator('#why').getByRole('heading', { level: 2 }).hover();
    await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(6000);
    await expect(slidesOf(carousel).first()).not.toHaveAccessibleName(name);
  });
});

test.describe('without its scripts', () => {
  test.use({ knownError: /Failed to load resource|ChunkLoadError|Loading chunk/ });

  test('a carousel stays a strip of all its items', async ({ page }) => {
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.locator('#service').scrollIntoViewIfNeeded();
    const items = page.locator('#service').getByRole('article');
    await expect(items).toHaveCount(8);
    await items.last().scrollIntoViewIfNeeded();
    await expect(items.last()).toBeInViewport();
  });
});
