import { expect, test, visit, mainHeading } from '../support/fixtures';
import { HOMES } from '../support/lists';

const MALFORMED = '#%E0%A4%A';

for (const path of ['/', '/enquiry/', '/privacy-policy/', HOMES.path]) {
  test(`a malformed fragment leaves ${path} readable`, async ({ page }) => {
    await visit(page, `${path}${MALFORMED}`);
    await expect(mainHeading(page)).toBeVisible();
  });
}

test('a fragment that becomes malformed leaves the page readable', async ({ page }) => {
  await visit(page, '/privacy-policy/');
  await page.evaluate((fragment) => {
    window.location.hash = fragment;
  }, MALFORMED);
  await expect(page).toHaveURL(/#%E0%A4%A$/);
  await page.goBack();
  await expect(mainHeading(page)).toBeVisible();
});
