import type { Locator } from '@playwright/test';
import { expect, test, visit } from '../support/fixtures';
import { LISTED } from '../support/routes';

const leftOf = (element: Locator): Promise<number> =>
  element.evaluate((one) => Math.round(one.getBoundingClientRect().left));

for (const [name, pathOf] of Object.entries(LISTED)) {
  test(
    `header, title and footer of ${name} share their left edge`,
    { tag: '@both' },
    async ({ page }) => {
      await visit(page, await pathOf());
      const brand = await leftOf(page.getByRole('banner').getByRole('link').first());
      const footer = page.getByRole('contentinfo');
      expect(await leftOf(page.getByRole('heading', { level: 1 }))).toBe(brand);
      expect(await leftOf(footer.getByRole('navigation').first())).toBe(brand);
      expect(await leftOf(footer.getByRole('paragraph').last())).toBe(brand);
    },
  );
}
