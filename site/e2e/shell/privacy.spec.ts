import { expect, test, visit } from '../support/fixtures';
import { ROUTES } from '../support/routes';
import { setting } from '../support/setting';

const originsOf = (requests: readonly { url(): string }[]): string[] =>
  [...new Set(requests.map((request) => new URL(request.url()).origin))].sort();

for (const [name, pathOf] of Object.entries(ROUTES)) {
  test(`${name} requests only the site and its CMS, and sets no cookie`, async ({
    page,
    context,
    requests,
  }) => {
    await visit(page, await pathOf());
    await page.waitForLoadState('networkidle');
    // To its end, so that what loads when it is seen has loaded.
    await page.mouse.wheel(0, 100_000);
    await page.waitForLoadState('networkidle');
    const own = [setting('SITE_URL'), setting('CMS_URL')];
    expect(originsOf(requests).filter((origin) => !own.includes(origin))).toEqual([]);
    expect(requests.length).toBeGreaterThan(3);
    expect(await context.cookies()).toEqual([]);
  });
}

test('a page without a search requests only the site', async ({ page, requests }) => {
  for (const path of ['/', '/dwk/', '/terms/']) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(originsOf(requests)).toEqual([setting('SITE_URL')]);
});
