import { search } from './contract';
import { expect, test, visit } from './fixtures';
import { HOMES } from './lists';
import { setting } from './setting';

const originsOf = (requests: readonly { url(): string }[]): Set<string> =>
  new Set(requests.map((request) => new URL(request.url()).origin));

for (const path of ['/', '/dwk/', '/terms/']) {
  test(`${path} asks nobody but the site itself`, async ({ page, requests }) => {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect(originsOf(requests)).toEqual(new Set([setting('SITE_URL')]));
  });
}

test('lists and properties ask the CMS how things are now, and nobody else', async ({
  page,
  requests,
}) => {
  const { lists } = await search(HOMES.area, HOMES.list);
  for (const path of [HOMES.path, `/dwk/propresi/PropResiDetail/${lists[0]?._id ?? ''}`]) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(originsOf(requests)).toEqual(new Set([setting('SITE_URL'), setting('CMS_URL')]));
});

test('a search asks the CMS, and nobody else', async ({ page, requests }) => {
  await visit(page, `${HOMES.path}?sorting=Sector`);
  await page.waitForLoadState('networkidle');
  expect(originsOf(requests)).toEqual(new Set([setting('SITE_URL'), setting('CMS_URL')]));
});
