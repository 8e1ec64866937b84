import { detailPath } from '../../src/domain';
import { detail, search } from '../support/api';
import { expect, test, visit, expectReadableInBothSchemes, mainHeading } from '../support/fixtures';
import { expectNoShift, watchShifts } from '../support/layout-shift';
import { HOMES } from '../support/lists';

const { area, list } = HOMES;

/** Returns a home with a recent reduction, or one whose price never changed. */
async function home(isReduced: boolean) {
  const { lists } = await search(area, list, isReduced ? { reduced: 'Yes' } : {}, 0, 100);
  for (const { _id } of lists) {
    const found = await detail(area, 'propresi', _id);
    if (found.priceHistory?.length === 1 ? !isReduced : isReduced) return found;
  }
  throw new Error('The sample content has no such home.');
}

test(
  'a detail shows the prices as a line and as a table',
  { tag: '@both' },
  async ({ page, request }) => {
    const { _id, priceHistory = [], reduction } = await home(true);
    const path = detailPath(area, 'propresi', _id);
    await visit(page, path);
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await expect(summary.getByText(reduction?.text ?? '')).toBeVisible();
    const section = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Price History' }),
    });
    await expect(section.getByRole('img', { name: /^From ₹ .+ to ₹ / })).toBeVisible();
    await expect(section.getByRole('row')).toHaveCount(priceHistory.length + 1);
    await expect(section.getByRole('row').nth(1)).toContainText(
      reduction?.text.split(' on ')[1] ?? '',
    );
    await expectReadableInBothSchemes(page);
    // The page has them before scripts run.
    const stored = await (await request.get(path)).text();
    expect(stored).toContain('Price History');
    expect(stored).toContain('<svg viewBox="0 0 600 120"');
    expect(stored).toContain(reduction?.text);
  },
);

test('a detail whose price never changed shows no prices of its past', async ({ page }) => {
  const { _id } = await home(false);
  await visit(page, detailPath(area, 'propresi', _id));
  await expect(mainHeading(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Price History' })).toHaveCount(0);
});

test('a detail says a reduction until it is over, and nothing moves', async ({ page }) => {
  const { _id, reduction } = await home(true);
  await watchShifts(page);
  await page.clock.setFixedTime(new Date(reduction?.until ?? ''));
  await visit(page, detailPath(area, 'propresi', _id));
  const said = page.getByText(reduction?.text ?? '');
  await expect(said.first()).toBeAttached();
  await expect(said.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Price History' })).toBeVisible();
  await expectNoShift(page);
});
