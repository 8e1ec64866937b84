import { expect, test, visit } from './fixtures';
import { HOMES } from './lists';

test.use({ knownError: /status of 404/ });

test('an address that leads nowhere is answered 404, with the way back', async ({ page }) => {
  const answer = await visit(page, '/nowhere/at-all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL('/');
});

for (const path of [
  '/dwk/propresi/PropResiDetail/none',
  '/ggn/propcom/PropComDetail/none',
  `${HOMES.path}/999`,
]) {
  test(`${path} is answered 404 and leads to the regions`, async ({ page }) => {
    const answer = await visit(page, path);
    expect(answer?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: 'Dwarka', exact: true }).click();
    await expect(page).toHaveURL('/dwk/');
  });
}
