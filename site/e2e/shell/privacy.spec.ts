import { expect, test, visit } from '../support/fixtures';
import { setting } from '../support/setting';

const originsOf = (requests: readonly { url(): string }[]): string[] =>
  [...new Set(requests.map((request) => new URL(request.url()).origin))].sort();

test('a page without a search requests only the site', async ({ page, requests }) => {
  for (const path of ['/', '/dwk/', '/terms/']) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(originsOf(requests)).toEqual([setting('SITE_URL')]);
});
