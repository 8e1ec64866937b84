import { search } from '../support/api';
import { expect, test, visit, mainHeading } from '../support/fixtures';
import { ALL_LISTS, cardsOf, HOMES } from '../support/lists';
import { expectResults } from '../support/search-results';

const { area, list, path } = HOMES;
const reduced = { reduced: 'Yes' };

test('an address with the filter Reduced shows the reduced listings of each list', async ({
  page,
}) => {
  let total = 0;
  for (const one of ALL_LISTS) {
    const { count } = await search(one.area, one.list, reduced);
    total += count;
    await visit(page, `${one.path}?reduced=Yes`);
    await expect(mainHeading(page)).toHaveText(`${String(count)} ${one.heading}`);
    await expect(cardsOf(page)).toHaveCount(count);
  }
  expect(total).toBeGreaterThan(0);
});

test('Biggest reduction is a sort order, and part of the address', async ({ page }) => {
  await visit(page, path);
  await page.getByLabel('Sort').selectOption({ label: 'Biggest reduction' });
  await expect(page).toHaveURL(/sorting=Biggest/);
  const found = await search(area, list, { sorting: 'Biggest reduction' });
  expect(found.lists[0]?.reduction).not.toBeNull();
  await expectResults(page, found);
  await page.reload();
  await expectResults(page, found);
});

test('the filter Reduced is in the search dialog', async ({ page }) => {
  await visit(page, path);
  await page.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reduced').selectOption('Yes');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/reduced=Yes/);
  await expectResults(page, await search(area, list, reduced));
});
