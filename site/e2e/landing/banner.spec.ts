import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothSchemes,
  tabTo,
  test,
  visit,
  mainHeading,
} from '../support/fixtures';
import { BANNER, controlsOf } from '../support/carousel';
import { expectNoShift, watchShifts } from '../support/layout-shift';
import { stepUntilVisible, visitWithClock } from '../support/clock';
import { openBeforeHydration } from '../support/open-before-hydration';

const bannerOf = (page: Page) => page.getByRole('region', { name: BANNER });
const shown = (page: Page) => bannerOf(page).getByRole('article');
const isShown = (page: Page, place: number) =>
  expect(shown(page)).toHaveAccessibleName(`${String(place)} of 6`);

async function visitBanner(page: Page): Promise<void> {
  await visit(page, '/');
  await expect(controlsOf(bannerOf(page)).next).toBeVisible();
}

async function visitBannerWithClock(page: Page): Promise<void> {
  await visitWithClock(page, '/');
  await stepUntilVisible(page, controlsOf(bannerOf(page)).next);
}

/** Advances the clock of the page. */
const pass = (page: Page, seconds: number) => page.clock.runFor(seconds * 1000);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test.beforeEach(async ({ page }) => {
    await visitBannerWithClock(page);
  });

  test('the banner advances every ten seconds, and its slide has the page’s heading', async ({
    page,
  }) => {
    const headline = mainHeading(page);
    const first = await headline.innerText();
    await pass(page, 9);
    await isShown(page, 1);
    await pass(page, 1);
    await isShown(page, 2);
    await expect(headline).toHaveCount(1);
    await expect(headline).not.toHaveText(first);
    await pass(page, 10);
    await isShown(page, 3);
  });

  test('the banner pauses while it has the focus, and resumes afterwards', async ({ page }) => {
    await tabTo(page, shown(page).getByRole('link', { name: 'Contact Us' }));
    await pass(page, 30);
    await isShown(page, 1);
    await page.getByRole('radio', { name: 'Rent' }).focus();
    await pass(page, 10);
    await isShown(page, 2);
  });

  test('Contact Us opens both offices in a modal, and Escape returns the focus', async ({
    page,
  }) => {
    const contact = shown(page).getByRole('link', { name: 'Contact Us' });
    await tabTo(page, contact);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: /Directions/ })).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(contact).toBeFocused();
  });

  test('the banner pauses while the mouse is over it', { tag: '@desktop' }, async ({ page }) => {
    await mainHeading(page).hover();
    await pass(page, 30);
    await isShown(page, 1);
  });

  test('the slides do not animate into place when the page hydrates', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      document.addEventListener('transitionrun', ({ target }) => {
        if (target instanceof Element && target.matches('article')) {
          moved.push(target.ariaLabel ?? '');
        }
      });
    });
    await visitBannerWithClock(page);
    const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    expect(await moved()).toEqual([]);
    await controlsOf(bannerOf(page)).next.click();
    await expect.poll(moved).toContain('2 of 6');
  });

  test('Stop stops the banner for good', async ({ page }) => {
    await controlsOf(bannerOf(page)).stop.click();
    await page.getByRole('radio', { name: 'Rent' }).hover();
    await pass(page, 60);
    await isShown(page, 1);
  });
});

test('with reduced motion the banner does not move; Play shows all slides, one per second, and then one every ten seconds', async ({
  page,
}) => {
  await visitBannerWithClock(page);
  await pass(page, 60);
  await isShown(page, 1);
  await tabTo(page, controlsOf(bannerOf(page)).play);
  await page.keyboard.press('Enter');
  await expect(controlsOf(bannerOf(page)).stop).toBeVisible();
  for (const place of [2, 3, 4, 5, 6, 1]) {
    await pass(page, 1);
    await isShown(page, place);
  }
  await pass(page, 9);
  await isShown(page, 1);
  await pass(page, 1);
  await isShown(page, 2);
});

test('the keyboard moves the banner in both directions and around, and never reaches a hidden slide', async ({
  page,
}) => {
  await visitBanner(page);
  const { previous, next } = controlsOf(bannerOf(page));
  await tabTo(page, previous);
  await page.keyboard.press('Enter');
  await isShown(page, 6);
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await isShown(page, 1);
  await page.keyboard.press('Enter');
  await isShown(page, 2);
  await page.keyboard.press('Tab');
  await expect(shown(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bannerOf(page).locator(':focus')).toHaveCount(0);
});

test('a swipe moves the banner', async ({ page }) => {
  await visitBanner(page);
  const swipe = async (from: number, to: number) => {
    const at = (clientX: number) => [{ identifier: 1, clientX, clientY: 200 }];
    await shown(page).dispatchEvent('touchstart', { touches: at(from), changedTouches: at(from) });
    await shown(page).dispatchEvent('touchend', { touches: [], changedTouches: at(to) });
  };
  await swipe(300, 100);
  await isShown(page, 2);
  await swipe(100, 300);
  await isShown(page, 1);
  await swipe(100, 120);
  await isShown(page, 1);
});

test('after hydration the banner stays at the slide that was scrolled to before', async ({
  page,
}) => {
  await watchShifts(page);
  const come = await openBeforeHydration(page, '/');
  const third = bannerOf(page).getByRole('article', { name: '3 of 6' });
  await third.scrollIntoViewIfNeeded();
  await expect(third).toBeInViewport({ ratio: 0.5 });
  const title = await third.getByRole('heading').innerText();
  come();
  await expect(controlsOf(bannerOf(page)).next).toBeVisible();
  await isShown(page, 3);
  await expect(mainHeading(page)).toHaveText(title);
  await expect(shown(page).locator('img')).toBeVisible();
  await expectNoShift(page);
  await controlsOf(bannerOf(page)).next.click();
  await isShown(page, 4);
});

test('no slide has an axe violation', async ({ page }) => {
  await watchShifts(page);
  await visitBanner(page);
  for (const place of [1, 2, 3, 4, 5, 6]) {
    await isShown(page, place);
    await expectAccessibleInBothSchemes(page, `[aria-label="${BANNER}"]`);
    await controlsOf(bannerOf(page)).next.click();
  }
  await expectNoShift(page);
});
