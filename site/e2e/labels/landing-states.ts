import type { Page } from '@playwright/test';
import { wantPopup } from '../support/welcome';
import { expect, visit } from '../support/fixtures';
import { BANNER, controlsOf } from '../support/carousel';
import { at } from './open';
import type { Open, States } from './open';

const inMenu =
  (path: string, name?: string): Open =>
  async (page) => {
    await visit(page, path);
    const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    const mobile = menu.locator('summary', { hasText: 'Menu' });
    if (await mobile.isVisible()) await mobile.click();
    const summary = menu.locator('summary', { hasText: name ?? '' });
    if (name !== undefined && (await summary.count()) > 0) await summary.click();
  };

const bannerOf = (page: Page) => page.getByRole('region', { name: BANNER });

/** Opens one of the home page's carousels and waits until it rotates. */
const carousel =
  (anchor: string): Open =>
  async (page) => {
    await visit(page, '/');
    await page.locator(`#${anchor}`).scrollIntoViewIfNeeded();
    await expect(controlsOf(page.locator(`#${anchor}`)).next).toBeVisible();
  };

/** The states of the home page, of the frame of every page, and of the legal texts. */
export const LANDING_STATES = {
  'the home page': at('/'),
  'the home page’s menu': inMenu('/'),
  'the menu Properties': inMenu('/', 'Properties'),
  'a region’s menu': inMenu('/dwk/'),
  'the menu For Sale': inMenu('/dwk/', 'For Sale'),
  'the menu For Rent': inMenu('/dwk/', 'For Rent'),
  'the banner, stopped': async (page) => {
    await visit(page, '/');
    await expect(controlsOf(bannerOf(page)).play).toBeVisible();
  },
  'the banner, played': async (page) => {
    await visit(page, '/');
    await controlsOf(bannerOf(page)).play.click();
  },
  'the carousel of services': carousel('service'),
  'the carousel of overviews': carousel('what'),
  'the carousel of reviews': carousel('review'),
  'the carousel of awards': carousel('award'),
  'the welcome': async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await wantPopup(page);
    await visit(page, '/');
    await expect(page.getByRole('dialog', { name: /^Welcome To / })).toBeVisible();
  },
  'the contact above the page': async (page) => {
    await visit(page, '/');
    await expect(controlsOf(bannerOf(page)).next).toBeVisible();
    await bannerOf(page)
      .getByRole('link', { name: 'Contact Us' })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('dialog', { name: 'Contact Us' })).toBeVisible();
  },
  'far down the home page': async (page) => {
    await visit(page, '/');
    await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight });
    });
  },
  'the footer': at('/ggn/'),
  'the terms': at('/terms/'),
  'the cookie policy': at('/cookie-policy/'),
  'the privacy policy': at('/privacy-policy/'),
} satisfies States;
