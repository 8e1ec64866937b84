import type { Page } from '@playwright/test';
import { createPath } from '../../src/domain';
import { signIn } from '../support/accounts';
import { oldestListing } from '../support/api';
import { expect, test, visit, mainHeading } from '../support/fixtures';
import { HOMES } from '../support/lists';

/** The controls of the page itself, and the facts that must stay readable. */
const NEEDED = [
  ...['main input', 'main select', 'main textarea', 'main form button', '[role=search] *'],
  ...['main article a[href^="tel:"]', 'main article a[href^="sms:"]'],
  ...['main article [aria-label^="Images:"]', 'main article [aria-label^="Video:"]'],
  ...['main nav a', 'main aside a', 'main aside button', 'main aside dd'],
].join(', ');

const GROUP = 'ul[aria-label="Contact us"]';
const CORNER = 'aside[aria-label="Contact and scrolling"]';

/** Returns the elements of these that a visible floating element covers. */
const covered = (page: Page, floating = GROUP): Promise<readonly string[]> =>
  page.evaluate(
    ([needed, floating]) => {
      const group = document.querySelector(floating);
      const floats = [...(group?.querySelectorAll('a, button') ?? [])].filter((one) =>
        one.checkVisibility({ checkVisibilityCSS: true }),
      );
      const below = floats.flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const points = [
          [left + 1, top + 1],
          [right - 1, top + 1],
          [left + 1, bottom - 1],
          [right - 1, bottom - 1],
          [(left + right) / 2, (top + bottom) / 2],
        ] as const;
        return points.flatMap(([x, y]) => document.elementsFromPoint(x, y));
      });
      return [...new Set(below)]
        .filter((one) => !group?.contains(one) && one.matches(needed))
        .map((one) => one.outerHTML.slice(0, 80));
    },
    [NEEDED, floating] as const,
  );

const group = (page: Page) => page.getByRole('list', { name: 'Contact us' });

const PAGES: Readonly<Record<string, () => string | Promise<string>>> = {
  'the home page': () => '/',
  'the registration': () => '/register/',
  'a list': () => HOMES.path,
  'a home': async () => {
    const { _id } = await oldestListing(HOMES.area, HOMES.list);
    return `/dwk/propresi/PropResiDetail/${_id}`;
  },
};

for (const [name, pathOf] of Object.entries(PAGES)) {
  test(
    `the contact buttons cover no control of ${name} at any scroll position`,
    { tag: '@both' },
    async ({ page }) => {
      await visit(page, await pathOf());
      await page.waitForLoadState('networkidle');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 130) {
        await page.evaluate((to) => {
          window.scrollTo({ top: to, behavior: 'instant' });
        }, top);
        await expect
          .poll(() => covered(page), { message: `scrolled to ${String(top)}` })
          .toEqual([]);
      }
      // At the end of the page, the group is visible and covers nothing.
      if (name !== 'a home') await expect(group(page)).toBeVisible();
    },
  );
}

test(
  'the first screen of the home page shows its search uncovered',
  { tag: '@both' },
  async ({ page }) => {
    await visit(page, '/');
    await expect.poll(() => covered(page)).toEqual([]);
    await page.evaluate(() => {
      document.querySelector('#about')?.scrollIntoView({ behavior: 'instant' });
    });
    await expect(group(page)).toBeVisible();
  },
);

test(
  'the first screen of a list is not covered by floating buttons and has the one to its bottom',
  { tag: '@both' },
  async ({ page }) => {
    await visit(page, HOMES.path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Scroll to bottom' })).toBeInViewport();
    await expect.poll(() => covered(page, CORNER)).toEqual([]);
  },
);

for (const path of [
  '/enquiries/',
  '/dashboard/',
  '/UserList/',
  '/sadmin/',
  createPath('dwk', 'propresi'),
]) {
  test(`${path} of staff has no contact buttons for visitors`, async ({ page }) => {
    await signIn(page, { userType: 'admin' });
    await visit(page, path);
    await expect(mainHeading(page)).toBeVisible();
    await expect(group(page)).toBeHidden();
    await visit(page, '/privacy-policy/');
    await expect(group(page)).toBeVisible();
  });
}

test('the focus stays on a contact button while the page scrolls', async ({ page }) => {
  await visit(page, '/privacy-policy/');
  const call = group(page).getByRole('link', { name: 'Call' });
  await call.focus();
  await page.mouse.wheel(0, 400);
  await expect(call).toBeFocused();
});
