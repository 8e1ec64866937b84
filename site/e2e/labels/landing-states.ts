import type { Page } from '@playwright/test';
import { wantPopup } from '../support/welcome';
import { expect, visit } from '../support/fixtures';
import { BANNER, controlsOf } from '../support/carousel';
import { at, shows } from './state';
import type { Texts } from './state';

const SECTIONS = ['About Us', 'Services', 'Why Choose Us', 'Reviews', 'Awards', 'Contact Us'];
const KINDS = ['Residential', 'Commercial'];

const inMenu = (texts: Texts, path: string, name?: string) =>
  shows(texts, async (page) => {
    await visit(page, path);
    const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    const mobile = menu.locator('summary', { hasText: 'Menu' });
    if (await mobile.isVisible()) await mobile.click();
    const summary = menu.locator('summary', { hasText: name ?? '' });
    if (name !== undefined && (await summary.count()) > 0) await summary.click();
  });

const bannerOf = (page: Page) => page.getByRole('region', { name: BANNER });

/** One of the home page's carousels, when it rotates. */
const carousel = (anchor: string) =>
  shows(['Previous', 'Play', 'Next'], async (page) => {
    await visit(page, '/');
    await page.locator(`#${anchor}`).scrollIntoViewIfNeeded();
    await expect(controlsOf(page.locator(`#${anchor}`)).next).toBeVisible();
  });

/** The states of the home page, of the frame of every page, and of the legal texts. */
export const LANDING_STATES = {
  'the home page': shows(
    [
      ...['About Us', 'Why Choose Us', 'Services', 'Where We Deal', 'What We Deal In'],
      ...['Client Reviews', 'Awards', 'Contact Us', 'Dwarka', 'Dwarka Expressway'],
      ...['30+', '50+', '130+', '200+', '8', 'Sign In', 'View All', 'Directions'],
    ],
    at('/'),
  ),
  'the banner, stopped': shows(['Previous', 'Play', 'Next', 'Contact Us'], async (page) => {
    await visit(page, '/');
    await expect(controlsOf(bannerOf(page)).play).toBeVisible();
  }),
  'the banner, played': shows(['Previous', 'Stop', 'Next'], async (page) => {
    await visit(page, '/');
    await controlsOf(bannerOf(page)).play.click();
  }),
  'the carousel of services': carousel('service'),
  'the carousel of overviews': carousel('what'),
  'the carousel of reviews': carousel('review'),
  'the carousel of awards': carousel('award'),
  'the welcome': shows(['Welcome To ', 'Ok', 'Close'], async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await wantPopup(page);
    await visit(page, '/');
    await expect(page.getByRole('dialog', { name: /^Welcome To / })).toBeVisible();
  }),
  'the contact above the page': shows(['Contact Us', 'Directions', 'Close'], async (page) => {
    await visit(page, '/');
    await expect(controlsOf(bannerOf(page)).next).toBeVisible();
    await bannerOf(page)
      .getByRole('link', { name: 'Contact Us' })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('dialog', { name: 'Contact Us' })).toBeVisible();
  }),
  'far down the home page': shows(
    ['Scroll to top', 'Call', 'Message', 'WhatsApp'],
    async (page) => {
      await visit(page, '/');
      await page.evaluate(() => {
        window.scrollTo({ top: document.body.scrollHeight });
      });
    },
  ),
  'the home page’s menu': inMenu(['Home', ...SECTIONS], '/'),
  'the menu Properties': inMenu(['Properties', 'Dwarka', 'Dwarka Expressway'], '/', 'Properties'),
  'a region’s menu': inMenu(['Home', 'Dwarka', 'For Sale', 'For Rent'], '/dwk/'),
  'the menu For Sale': inMenu(KINDS, '/dwk/', 'For Sale'),
  'the menu For Rent': inMenu(KINDS, '/dwk/', 'For Rent'),
  'the footer': shows(
    [
      ...['Home', ...SECTIONS, 'Properties Dwarka', 'Properties Dwarka Expressway'],
      ...['Cookies Policy', 'Privacy Policy', '© 2020', 'Directions'],
    ],
    at('/ggn/'),
  ),
  'the terms': shows(['5,000', '5 years', 'refund'], at('/terms/')),
  'the cookie policy': shows(['1 November 2020'], at('/cookie-policy/')),
  'the privacy policy': shows(['1 August 2025'], at('/privacy-policy/')),
};
