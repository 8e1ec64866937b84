import type { Page } from '@playwright/test';
import { expect, tabTo, test, visit, mainHeading } from '../support/fixtures';
import { visitWithClock } from '../support/clock';
import { BANNER, controlsOf } from '../support/carousel';

const SECTIONS = [
  ['About Us', 'about'],
  ['Services', 'service'],
  ['Why Choose Us', 'why'],
  ['Reviews', 'review'],
  ['Awards', 'award'],
  ['Contact Us', 'contact'],
] as const;

const headingOf = (page: Page, anchor: string) =>
  page.locator(`#${anchor}`).getByRole('heading', { level: 2 });

const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });

for (const [label, anchor] of SECTIONS) {
  test(
    `the menu leads to ${label}, and so does the footer of another page`,
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await visit(page, '/');
      if (isMobile) await menuOf(page).locator('summary', { hasText: 'Menu' }).click();
      await menuOf(page).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(`/#${anchor}`);
      await expect(headingOf(page, anchor)).toBeInViewport({ ratio: 1 });

      await visit(page, '/dwk/');
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(`/#${anchor}`);
      await expect(headingOf(page, anchor)).toBeInViewport({ ratio: 1 });
    },
  );
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const behaviour = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);

  test('a link to an anchor scrolls smoothly, another page opens at its top', async ({ page }) => {
    await visitWithClock(page, '/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Awards', exact: true }).click();
    await expect.poll(() => behaviour(page)).toBe('smooth');
    await page.clock.runFor(500);
    await expect(headingOf(page, 'award')).toBeInViewport();
    await page.clock.runFor(1000);
    await expect.poll(() => behaviour(page)).toBe('auto');
    await page.clock.resume();
    await footer.getByRole('link', { name: 'Properties Dwarka', exact: true }).click();
    await expect(page).toHaveURL('/dwk/');
    expect(await behaviour(page)).toBe('auto');
    await expect(mainHeading(page)).toBeInViewport();
  });
});

test(
  'the tooltip of an icon appears where there is room for it',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await visit(page, '/');
    const { previous } = controlsOf(page.getByRole('region', { name: BANNER }));
    const seen = () =>
      previous.getByText('Previous').evaluate((tip) => getComputedStyle(tip).opacity);
    await expect(previous).toBeVisible();
    expect(await seen()).toBe('0');
    await tabTo(page, previous);
    await expect.poll(seen).toBe(isMobile ? '0' : '1');
  },
);
