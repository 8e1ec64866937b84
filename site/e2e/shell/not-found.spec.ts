import { expect, test, visit, mainHeading } from '../support/fixtures';
import { HOMES } from '../support/lists';

test.use({ knownError: /status of 404/ });

test('an unknown address answers 404 with a link to the home page', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(new URL(answer.url()).pathname);
  });
  const answer = await visit(page, '/nowhere/at-all');
  expect(answer?.status()).toBe(404);
  // The page requests no other missing file.
  expect(missing).toEqual(['/nowhere/at-all']);
  await expect(mainHeading(page)).toHaveText('This page is not here');
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const path of ['/404', '/404/', '/404.html']) {
  test(`${path} answers 404 too`, async ({ page }) => {
    const answer = await visit(page, path);
    expect(answer?.status()).toBe(404);
    await expect(mainHeading(page)).toHaveText('This page is not here');
  });
}

test('the page for unknown addresses has a search', async ({ page }) => {
  await visit(page, '/nowhere');
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('radio', { name: 'Rent' }).check();
  await search.getByRole('link', { name: /^Search/ }).click();
  await expect(page).toHaveURL('/dwk/propresi/PropResiRentSearchList');
});

for (const [path, title, list] of [
  [
    '/dwk/propresi/PropResiDetail/none',
    'PROPERTY DETAIL NOT AVAILABLE',
    '/dwk/propresi/PropResiSaleSearchList',
  ],
  [
    '/ggn/propcom/PropComDetail/none',
    'PROPERTY DETAIL NOT AVAILABLE',
    '/ggn/propcom/PropComSaleSearchList',
  ],
  [`${HOMES.path}/999`, 'NO PROPERTY AVAILABLE', HOMES.path],
] as const) {
  test(`${path} answers 404, says so and links to the list`, async ({ page }) => {
    const answer = await visit(page, path);
    expect(answer?.status()).toBe(404);
    await expect(mainHeading(page)).toHaveText(title);
    await expect(page).toHaveTitle(/^Property not available/);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}
