import type { Page } from '@playwright/test';
import { parameters } from '../support/api';
import { wantPopup } from '../support/welcome';
import {
  expect,
  expectAccessibleInBothSchemes,
  tabTo,
  test,
  visit,
  mainHeading,
} from '../support/fixtures';
import { controlsOf, BANNER } from '../support/carousel';
import { expectNoShift, watchShifts } from '../support/layout-shift';
import { stepUntilVisible, visitWithClock } from '../support/clock';
import { setting } from '../support/setting';

const popupOf = (page: Page) => page.getByRole('dialog', { name: /^Welcome To / });

/** Opens the home page and advances its clock. The clock is paused before and after. */
async function arriveAndPause(page: Page, seconds: number): Promise<void> {
  await visitWithClock(page, '/');
  const banner = page.getByRole('region', { name: BANNER });
  await stepUntilVisible(page, controlsOf(banner).next);
  // The delay of the popup starts when its script has loaded.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(seconds * 1000);
}

/** Opens the home page and advances its clock. The clock then keeps running. */
async function arrive(page: Page, seconds: number): Promise<void> {
  await arriveAndPause(page, seconds);
  await page.clock.resume();
}

const playerOf = (page: Page) => page.locator('iframe[src^="https://www.youtube-nocookie.com/"]');

test.beforeEach(async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The video</p>' }),
  );
});

test.describe('the popup that a parameter brings', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test.beforeEach(({ page }) => wantPopup(page));

  test('the welcome appears after five seconds, shifts nothing, takes no focus and loads nothing from another host', async ({
    page,
    requests,
  }) => {
    const { brandName } = await parameters();
    await watchShifts(page);
    await arriveAndPause(page, 4);
    await expect(popupOf(page)).toHaveCount(0);
    await page.clock.runFor(1500);
    await expect(popupOf(page).getByRole('heading')).toHaveText(`Welcome To ${brandName}`);
    await expect(popupOf(page).getByRole('button', { name: 'Ok' })).toBeVisible();
    await expect(popupOf(page).locator(':focus')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const origins = new Set(requests.map((request) => new URL(request.url()).origin));
    expect(origins).toEqual(new Set([setting('SITE_URL')]));
    await expectNoShift(page);
  });

  test('Ok replaces the greeting by the video, the page stays usable, and X closes it', async ({
    page,
  }) => {
    await arrive(page, 6);
    await popupOf(page).getByRole('button', { name: 'Ok' }).click();
    await expect(playerOf(page)).toBeVisible();
    await expect(popupOf(page).getByRole('button', { name: 'Ok' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Rent' }).focus();
    await expect(page.getByRole('radio', { name: 'Rent' })).toBeFocused();
    await popupOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(popupOf(page)).toHaveCount(0);
    await expect(playerOf(page)).toHaveCount(0);
  });

  test('the welcome appears once per visit of the site', async ({ page }) => {
    await arrive(page, 6);
    await expect(popupOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popupOf(page)).toHaveCount(0);
    await page.locator('#where').getByRole('link').first().click();
    await expect(page).toHaveURL('/dwk/');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: BANNER })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(popupOf(page)).toHaveCount(0);
    await arrive(page, 6);
    await expect(popupOf(page)).toBeVisible();
  });

  test('the welcome does not appear again once it is dismissed for good', async ({ page }) => {
    await arrive(page, 6);
    await popupOf(page)
      .getByRole('button', { name: /show this again/ })
      .click();
    await expect(popupOf(page)).toHaveCount(0);
    await arrive(page, 20);
    await expect(popupOf(page)).toHaveCount(0);
  });

  test('the welcome waits while a dialog is open', async ({ page }) => {
    await arriveAndPause(page, 1);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const login = page.getByRole('dialog', { name: 'Login to your account' });
    await stepUntilVisible(page, login);
    await page.clock.runFor(20_000);
    await expect(popupOf(page)).toHaveCount(0);
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(login).toBeHidden();
    await page.clock.runFor(6000);
    await expect(popupOf(page)).toBeVisible();
  });

  test('the welcome does not cover the heading', { tag: '@both' }, async ({ page }) => {
    await arrive(page, 6);
    const headline = mainHeading(page);
    await expect(popupOf(page)).toBeVisible();
    await expect
      .poll(async () => {
        const below = await headline.boundingBox();
        const popup = await popupOf(page).boundingBox();
        return below !== null && popup !== null && below.y + below.height <= popup.y;
      })
      .toBe(true);
  });

  test('the welcome has no axe violation', async ({ page }) => {
    await arrive(page, 6);
    await expect(popupOf(page)).toBeVisible();
    // While one slide fades into the next, their words have intermediate colours.
    await controlsOf(page.getByRole('region', { name: BANNER })).stop.click();
    await expectAccessibleInBothSchemes(page);
  });
});

test.describe('on a phone held sideways', () => {
  test.use({
    viewport: { width: 740, height: 360 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('the button of the popup is in view', async ({ page }) => {
    await wantPopup(page);
    await arrive(page, 6);
    await expect(popupOf(page).getByRole('button', { name: 'Ok' })).toBeInViewport({ ratio: 1 });
  });
});

const pillOf = (page: Page) => page.getByRole('group', { name: 'Welcome' });

/** Scrolls to a part of the home page where the pill covers nothing that can be pressed. */
const comeToPill = async (page: Page) => {
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  await expect(pillOf(page)).toBeVisible();
};

test('the pill covers neither the headline nor the search', { tag: '@both' }, async ({ page }) => {
  expect((await parameters()).welcomePopup).toBe('No');
  await visit(page, '/');
  // The pill hides while it would cover the search.
  await expect(page.getByRole('group', { name: 'Welcome', includeHidden: true })).toHaveCount(1);
  await expect(popupOf(page)).toHaveCount(0);
  const covered = () =>
    page.evaluate(() => {
      const pill = document.querySelector('[role=group][aria-label=Welcome]');
      if (!pill?.checkVisibility({ checkVisibilityCSS: true })) return false;
      const own = pill.getBoundingClientRect();
      return [...document.querySelectorAll('h1, [role=search] *')].some((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
      });
    });
  await expect.poll(covered).toBe(false);
  await comeToPill(page);
  const size = await pillOf(page).boundingBox();
  expect(size?.height).toBeLessThanOrEqual(60);
  expect(size?.width).toBeLessThanOrEqual(180);
  await expectAccessibleInBothSchemes(page);
});

test('the pill opens the film, and closed it stays closed on the device', async ({ page }) => {
  await visit(page, '/');
  await comeToPill(page);
  await pillOf(page).getByRole('button', { name: 'Our film' }).click();
  await expect(playerOf(page)).toBeVisible();
  await expect(pillOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
  await pillOf(page).getByRole('button', { name: 'Hide the film' }).click();
  await expect(pillOf(page)).toHaveCount(0);
  await visit(page, '/');
  await expect(page.getByRole('link', { name: 'Watch our video' })).toBeVisible();
  await expect(pillOf(page)).toHaveCount(0);
});

test('with reduced motion the welcome does not appear; a link opens the video by keyboard', async ({
  page,
}) => {
  await wantPopup(page);
  await arrive(page, 60);
  await expect(popupOf(page)).toHaveCount(0);
  const watch = page.getByRole('link', { name: 'Watch our video' });
  await tabTo(page, watch);
  await page.keyboard.press('Enter');
  await expect(popupOf(page)).toBeFocused();
  await expect(playerOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(popupOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popupOf(page)).toHaveCount(0);
  await expect(watch).toBeFocused();
});
