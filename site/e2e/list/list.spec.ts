import { search } from '../support/api';
import { expect, test, visit, mainHeading } from '../support/fixtures';
import { ALL_LISTS, cardsOf, HOMES } from '../support/lists';

for (const { area, list, path, heading } of ALL_LISTS) {
  test(`${path} shows its count and its newest properties`, async ({ page }) => {
    const { lists, count } = await search(area, list);
    expect(count).toBeGreaterThan(0);
    await visit(page, path);
    await expect(mainHeading(page)).toHaveText(`${String(count)} ${heading}`);
    await expect(cardsOf(page)).toHaveCount(lists.length);
    for (const [index, { _id, propertyFor, propertyType }] of lists.entries()) {
      const card = cardsOf(page).nth(index);
      await expect(card).toContainText(propertyFor ?? '');
      await expect(card.getByRole('heading')).toContainText(propertyType ?? '');
      await expect(card.getByRole('link', { name: /^Detail/ })).toHaveAttribute(
        'href',
        new RegExp(`Detail/${_id}$`),
      );
      await expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute(
        'href',
        /^tel:\+91\d{10}$/,
      );
    }
  });
}

test('a list longer than a page links to further published pages', async ({ page, request }) => {
  const counts = await Promise.all(
    ALL_LISTS.map(async (one) => ({ ...one, ...(await search(one.area, one.list, {}, 10)) })),
  );
  const long = counts.filter(({ count }) => count > 10);
  expect(long.length).toBeGreaterThan(0);
  for (const { path, heading, count, lists } of long) {
    await visit(page, path);
    const pager = page.getByRole('navigation', { name: 'Pages' });
    const second = pager.getByRole('link', { name: 'Page 2', exact: true });
    await expect(second).toHaveAttribute('href', `${path}/2`);
    await second.click();
    await expect(page).toHaveURL(`${path}/2`);
    await expect(mainHeading(page)).toHaveText(`${String(count)} ${heading}`);
    await expect(cardsOf(page)).toHaveCount(lists.length);
    await expect(pager.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const stored = await (await request.get(`${path}/2`)).text();
    for (const { _id } of lists) expect(stored).toContain(`Detail/${_id}"`);
  }
});

test('Go To Page limits a large number to the last page and ignores 0', async ({ page }) => {
  const { area, list, path } = HOMES;
  const { count } = await search(area, list);
  const last = `${path}/${String(Math.ceil(count / 10))}`;
  await visit(page, path);
  const field = page.getByLabel('Go to page');
  await field.fill('0');
  await field.press('Enter');
  await expect(page).toHaveURL(path);
  await field.fill('999');
  await field.press('Enter');
  await expect(page).toHaveURL(last);
});

test(
  'arrows and keyboard scroll the facts of a card',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await visit(page, HOMES.path);
    const rows = cardsOf(page).getByRole('list', { name: 'Facts' });
    const widths = await rows.evaluateAll((all) =>
      all.map((row) => row.scrollWidth - row.clientWidth),
    );
    const place = widths.findIndex((hidden) => hidden > 100);
    const row = rows.nth(place);
    const moved = () => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
    // A finger swipes; the arrows are for a mouse only.
    if (!isMobile) {
      const [before, after] = [row.locator('~ button').first(), row.locator('~ button').last()];
      await row.hover();
      await after.click();
      await expect.poll(moved).toBe(100);
      await before.click();
      await expect.poll(moved).toBe(0);
    }
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(moved).toBeGreaterThan(0);
  },
);
