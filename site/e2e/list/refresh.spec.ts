import type { Page, Route } from '@playwright/test';
import { detail, oldestListing, search } from '../support/api';
import { expect, test, visit, mainHeading } from '../support/fixtures';
import { cardsOf, HOMES } from '../support/lists';
import { expectNoShift, watchShifts } from '../support/layout-shift';
import { setting } from '../support/setting';
import type { Listing, ListingCard } from '../../src/domain';
import { fulfill } from '../support/mocks';

const { area, list, path, heading } = HOMES;
const calls = `${setting('CMS_URL')}/**`;

const homePath = async (): Promise<string> =>
  `/dwk/propresi/PropResiDetail/${(await oldestListing(area, list))._id}`;

/** Changes the CMS's responses, to simulate edits after the pages were published. */
async function answerChanged<T>(page: Page, change: (answer: T) => T): Promise<void> {
  await page.route(calls, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change((await answer.json()) as T) });
  });
}

test('a list shows the current data of the CMS without a layout shift', async ({ page }) => {
  const { count } = await search(area, list);
  await watchShifts(page);
  await answerChanged<{ lists: ListingCard[]; count: number }>(page, ({ lists }) => ({
    lists: lists.map((one) => ({ ...one, expectedPrice: 12_300_000 })),
    count: count + 1,
  }));
  await visit(page, path);
  await expect(mainHeading(page)).toHaveText(`${String(count + 1)} ${heading}`);
  await expect(cardsOf(page).first()).toContainText('₹ 1.23 Cr');
  await expectNoShift(page);
});

test('a property shows the current data of the CMS without a layout shift', async ({ page }) => {
  await watchShifts(page);
  await answerChanged<Listing>(page, (one) => ({
    ...one,
    expectedPrice: 12_300_000,
    updatedAt: new Date().toISOString(),
  }));
  await visit(page, await homePath());
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('₹ 1.23 Cr');
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(
    'One Crore Twenty Three Lakh',
  );
  await expectNoShift(page);
});

for (const [timezoneId, updatedAt, day] of [
  ['America/Los_Angeles', '2026-11-21T20:00:00.000Z', '22-11-2026'],
  ['Pacific/Kiritimati', '2026-11-21T17:00:00.000Z', '21-11-2026'],
] as const) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the date of an update is the date at the offices', async ({ page }) => {
      await answerChanged<Listing>(page, (one) => ({ ...one, updatedAt }));
      await visit(page, await homePath());
      const line = page.getByRole('complementary', { name: 'Summary' }).locator('dl > div');
      await expect(line.filter({ hasText: 'Updated on' }).locator('dd')).toHaveText(day);
      // The page sends further requests; their route handlers must end first.
      await page.unrouteAll({ behavior: 'wait' });
    });
  });
}

test.describe('a property that has been deleted', () => {
  test.use({ knownError: /status of 404/ });

  test('says so', async ({ page }) => {
    await page.route(calls, (route) =>
      fulfill(route, { status: 404, json: { msg: 'errorNotFound' } }),
    );
    await visit(page, await homePath());
    await expect(mainHeading(page)).toHaveText('PROPERTY DETAIL NOT AVAILABLE');
  });
});

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  down: (route) => route.abort(),
  'answering an error': (route) => fulfill(route, { status: 500, body: '' }),
  'answering garbage': (route) => fulfill(route, { body: '<h1>Hello</h1>' }),
  'answering something else': (route) => fulfill(route, { json: [] }),
};

test.describe('when the CMS is', () => {
  test.use({ knownError: /ERR_FAILED|status of 500/ });

  for (const [fault, respond] of Object.entries(FAULTS)) {
    test(`${fault}, the published pages stay without an error`, async ({ page }) => {
      const { lists, count } = await search(area, list);
      const { code } = await detail(area, 'propresi', lists[0]?._id ?? '');
      await page.route(calls, respond);
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      await expect(mainHeading(page)).toHaveText(`${String(count)} ${heading}`);
      await expect(cardsOf(page)).toHaveCount(lists.length);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await cardsOf(page)
        .first()
        .getByRole('link', { name: /^Detail/ })
        .click();
      await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(code);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test(`${fault}, a search shows an error with Retry`, async ({ page }) => {
      await page.route(calls, respond);
      await visit(page, `${path}?sorting=Sector`);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Something went wrong.Please Try Again');
      await page.unroute(calls);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(alert).toBeHidden();
      await expect(cardsOf(page).first()).toBeVisible();
    });
  }
});
