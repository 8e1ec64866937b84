import { overviews } from '../support/api';
import { expect, test, visit, mainHeading } from '../support/fixtures';

const REGIONS = [
  { area: 'dwk', city: 'Dwarka', label: 'Dwarka' },
  { area: 'ggn', city: 'Gurugram', label: 'Dwarka Expressway' },
] as const;

for (const { area, city, label } of REGIONS) {
  test(`the region ${label} shows its own overviews with their lines, and links to its four lists`, async ({
    page,
  }) => {
    const own = (await overviews()).filter((overview) => overview.city === city);
    expect(own.length).toBeGreaterThan(0);
    await visit(page, `/${area}/`);
    await expect(mainHeading(page)).toHaveText(`${label} Properties`);
    await expect(page.getByRole('main').getByRole('img', { name: /^Map of / })).toBeVisible();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(own.length);
    for (const [index, overview] of own.entries()) {
      const { heading, tag, line1 } = overview;
      for (const text of [heading, tag, line1]) {
        await expect(cards.nth(index)).toContainText(text ?? '');
      }
    }
    for (const path of [
      'propresi/PropResiSaleSearchList',
      'propresi/PropResiRentSearchList',
      'propcom/PropComSaleSearchList',
      'propcom/PropComRentSearchList',
    ]) {
      const link = page.getByRole('main').locator(`a[href="/${area}/${path}"]`).first();
      await expect(link).toBeVisible();
    }
  });
}

test(
  'the menu leads from the home page to a region, and there to its lists',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    const open = (name: string) => menu.locator('summary', { hasText: name }).click();
    await visit(page, '/');
    await open(isMobile ? 'Menu' : 'Properties');
    await menu.getByRole('link', { name: 'Dwarka Expressway' }).click();
    await expect(page).toHaveURL('/ggn/');

    await open(isMobile ? 'Menu' : 'For Rent');
    await menu.getByRole('link', { name: 'Commercial' }).filter({ visible: true }).last().click();
    await expect(page).toHaveURL('/ggn/propcom/PropComRentSearchList');
  },
);
