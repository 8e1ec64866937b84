import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  tabTo,
  test,
  visit,
} from '../support/fixtures';
import { cardsOf, HOMES } from '../support/lists';

test.describe('a page that does not exist', () => {
  test.use({ knownError: /status of 404/ });

  test('has no axe violation', async ({ page }) => {
    await visit(page, '/nowhere');
    await expectAccessibleInBothSchemes(page);
  });
});

test('the search dialog has no axe violation, and Escape returns the focus', async ({ page }) => {
  await visit(page, HOMES.path);
  const filter = page.getByRole('button', { name: 'Filter' });
  await tabTo(page, filter);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Search' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(filter).toBeFocused();
});

for (const path of ['/', HOMES.path, '/terms/']) {
  test(`the first Tab on ${path} focuses the link "Skip to content"`, async ({ page }) => {
    await visit(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('every Tab stop of a list has an accessible name', async ({ page }) => {
  await visit(page, HOMES.path);
  await expect(cardsOf(page)).toHaveCount(10);
  await page.waitForLoadState('networkidle');
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const nameless = await page.evaluate(() => {
      const { activeElement: stop } = document;
      const named = 'a, button, input, select, textarea, summary, [aria-label], [aria-labelledby]';
      return stop?.matches(named) === true ? null : stop?.outerHTML.slice(0, 120);
    });
    expect(nameless).toBeNull();
  }
});

test('the keyboard alone reaches and opens a property', async ({ page }) => {
  await visit(page, HOMES.path);
  await tabTo(page, cardsOf(page).first().getByRole('heading').getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/PropResiDetail/);
});

for (const [path, part] of [
  [HOMES.path, 'main'],
  ['/ggn/', '#what'],
  ['/', '#where'],
] as const) {
  test(`the focus ring surrounds a whole card in ${part} of ${path}`, async ({ page }) => {
    await visit(page, path);
    const card = page.locator(part).getByRole('article').first();
    await tabTo(page, card.getByRole('heading').getByRole('link'));
    await expect(card).toHaveCSS('outline-style', 'solid');
    await expect(card).toHaveCSS('outline-width', '3px');
  });
}

test('the focus ring of the last links of a card is not cut off', async ({ page }) => {
  await visit(page, HOMES.path);
  const video = page.getByRole('button', { name: /^Video/ });
  const card = cardsOf(page).filter({ has: video }).first();
  for (const name of [/^Detail/, /^Images/, /^Video/]) {
    const link = card.getByRole('link', { name }).or(card.getByRole('button', { name }));
    await tabTo(page, link);
    // The outline must be inside: a card clips content outside its edges.
    await expect(link).toHaveCSS('outline-style', 'solid');
    await expect(link).toHaveCSS('outline-offset', '-3px');
  }
});
