import { detailPath, listPath } from '../../src/domain';
import { detail, parameters, search } from '../support/api';
import { expect, test, visit } from '../support/fixtures';
import { HOMES } from '../support/lists';

/** Returns a home that has all key facts. */
async function completeHome() {
  const { lists } = await search(HOMES.area, HOMES.list, {}, 0, 100);
  for (const { _id } of lists) {
    const home = await detail(HOMES.area, 'propresi', _id);
    const { bedroom, bathroom, areaSuper, areaBuiltUp, floorNo, facing } = home;
    if (bedroom && bathroom && (areaSuper ?? areaBuiltUp) && floorNo && facing) return home;
  }
  throw new Error('No home of the sample content has all facts.');
}

test(
  'the first screen of a home has price, key facts and contact',
  { tag: '@both' },
  async ({ page, viewport, isMobile }) => {
    const home = await completeHome();
    await page.setViewportSize({ width: viewport?.width ?? 0, height: isMobile ? 780 : 800 });
    await visit(page, detailPath(HOMES.area, 'propresi', home._id));
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await expect(summary.getByText(/^₹ [\d.,]+ (Cr|Lac)$/)).toBeInViewport({ ratio: 1 });
    const facts = summary.getByRole('list', { name: 'Key facts' }).getByRole('listitem');
    await expect(facts).toContainText([
      `${home.bedroom ?? ''} BHK`,
      `${home.bathroom ?? ''} Bath`,
      /area$/,
      `Floor ${home.floorNo ?? ''}`,
      `${home.facing ?? ''} facing`,
    ]);
    const last = await facts.last().boundingBox();
    const own = page.locator('main a:not(li a)').filter({ visible: true });
    for (const name of ['Call', 'WhatsApp']) {
      const button = own.and(page.getByRole('link', { name, exact: true }));
      await expect(button).toBeInViewport({ ratio: 1 });
      const top = (await button.boundingBox())?.y ?? 0;
      // On a phone, the bar with the buttons covers a part of the page.
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top);
    }
  },
);

test(
  'on a desk a home has its number as text, and a floating group about it',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    const home = await completeHome();
    const { fallbackPhone } = await parameters();
    const phone = `91${home.phoneOfContactPerson ?? fallbackPhone}`;
    await visit(page, detailPath(HOMES.area, 'propresi', home._id));
    const number = page.getByRole('complementary', { name: 'Summary' }).getByText(/^Call \+91/);
    await expect(number).toBeInViewport({ ratio: 1 });
    expect((await number.textContent())?.replace(/\D/g, '')).toContain(phone);
    const group = page.getByRole('list', { name: 'Contact us', includeHidden: true }).first();
    const hrefOf = async (name: string) =>
      decodeURIComponent(
        (await group.getByRole('link', { name, includeHidden: true }).getAttribute('href')) ?? '',
      );
    expect(await hrefOf('Call')).toBe(`tel:+${phone}`);
    expect(await hrefOf('WhatsApp')).toContain(`wa.me/${phone}?text=`);
    expect(await hrefOf('WhatsApp')).toContain(home.code);
    expect(await hrefOf('Message')).toContain(home.code);
    await visit(page, listPath(HOMES.area, HOMES.list));
    expect(await hrefOf('Call')).toBe(`tel:+91${fallbackPhone}`);
  },
);
