import type { Page } from '@playwright/test';
import { parameters } from '../support/api';
import { expect, expectAccessible, tabTo, test, visit } from '../support/fixtures';
import { controlsOf, BANNER, expectNoShift, watchShifts } from '../support/carousel';
import { setting } from '../support/setting';

const popupOf = (page: Page) => page.getByRole('dialog', { name: /^Welcome To / });

/** Opens the home page and lets so many seconds pass in it. */
async function arrive(page: Page, seconds: number): Promise<void> {
  await visit(page, '/');
  const banner = page.getByRole('region', { name: BANNER });
  await expect(controlsOf(banner).next).toBeVisible();
  await page.clock.runFor(seconds * 1000);
}

const playerOf = (page: Page) => page.locator('iframe[src^="https://www.youtube-nocookie.com/"]');

test.beforeEach(async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The video</p>' }),
  );
  await page.clock.install();
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the welcome comes after five seconds, moves nothing, takes no focus, asks no other host', async ({
    page,
    requests,
  }) => {
    const { brandName, welcomePopup } = await parameters();
    expect(welcomePopup).toBe('Yes');
    await watchShifts(page);
    await arrive(page, 4);
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

  test('Ok hides the greeting and plays the video; the page stays within reach; X closes it', async ({
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

  test('it comes once while the site is open, and anew when it is opened again', async ({
    page,
  }) => {
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

  test('who does not want it any more is not shown it again', async ({ page }) => {
    await arrive(page, 6);
    await popupOf(page)
      .getByRole('button', { name: /show this again/ })
      .click();
    await expect(popupOf(page)).toHaveCount(0);
    await arrive(page, 20);
    await expect(popupOf(page)).toHaveCount(0);
  });

  test('it waits as long as a dialog is open', async ({ page }) => {
    await arrive(page, 1);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const login = page.getByRole('dialog', { name: 'Login to your account' });
    await expect(login).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(popupOf(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(login).toBeHidden();
    await page.clock.runFor(6000);
    await expect(popupOf(page)).toBeVisible();
  });

  test('it leaves the headline to be read', async ({ page }) => {
    await arrive(page, 6);
    await page.clock.resume();
    const headline = page.getByRole('heading', { level: 1 });
    await expect(popupOf(page)).toBeVisible();
    await expect
      .poll(async () => {
        const below = await headline.boundingBox();
        const popup = await popupOf(page).boundingBox();
        return below !== null && popup !== null && below.y + below.height <= popup.y;
      })
      .toBe(true);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`it is free of faults that axe finds, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await arrive(page, 6);
      await expect(popupOf(page)).toBeVisible();
      await page.clock.resume();
      await expectAccessible(page);
    });
  }
});

test('where less motion is wanted it does not come; the video is there for who asks, by keyboard', async ({
  page,
}) => {
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
