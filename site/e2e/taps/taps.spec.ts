import type { Page, Request } from '@playwright/test';
import { TAP_PATH } from '../../src/domain';
import type { Dashboard } from '../../src/domain';
import { memberOf, signIn } from '../support/accounts';
import { oldestListing } from '../support/api';
import { expect, test, visit } from '../support/fixtures';
import { callCms } from '../support/http';
import { HOMES } from '../support/lists';
import { holdRequests } from '../support/mocks';

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

test.use({ userAgent: BROWSER });

// The site sends nothing for browsers that a program drives.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
  });
  // A tap on a link must not leave the page for an app or another site.
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a:not([href^="/"])')) event.preventDefault();
    });
  });
});

const isTap = (request: Request): boolean => new URL(request.url()).pathname === TAP_PATH;
const sentBy = (requests: readonly Request[]): unknown[] =>
  requests.filter(isTap).map((request) => request.postDataJSON() as unknown);

async function oneHome(): Promise<{ id: string; path: string }> {
  const { _id: id } = await oldestListing(HOMES.area, HOMES.list);
  return { id, path: `/dwk/propresi/PropResiDetail/${id}` };
}

/** A first interaction loads what counts taps. */
async function interact(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}

const tapOn = (page: Page, channel: 'Call' | 'WhatsApp' | 'SMS' | 'Map') =>
  page
    .getByRole('article')
    .first()
    .getByRole('link', { name: new RegExp(`^${channel}`) })
    .filter({ visible: true })
    .last()
    .click();

test('a listing’s page sends one view, and each tap with its channel', async ({
  page,
  requests,
}) => {
  const { id, path } = await oneHome();
  const about = { area: HOMES.area, kind: 'propresi', listing: id };
  const answered = page.waitForResponse((answer) => isTap(answer.request()));
  await visit(page, path);
  await interact(page);
  expect((await answered).status()).toBe(204);
  for (const channel of ['Call', 'WhatsApp', 'SMS', 'Map'] as const) await tapOn(page, channel);
  await expect
    .poll(() => sentBy(requests))
    .toEqual([
      { channel: 'View', ...about },
      { channel: 'Call', ...about },
      { channel: 'WhatsApp', ...about },
      { channel: 'SMS', ...about },
      { channel: 'Directions', ...about },
    ]);
});

test('a tap that comes before what counts it waits for it', async ({ page, requests }) => {
  const { id, path } = await oneHome();
  const about = { area: HOMES.area, kind: 'propresi', listing: id };
  await visit(page, path);
  const release = await holdRequests(page, '**/*.js');
  await tapOn(page, 'Call');
  expect(sentBy(requests)).toEqual([]);
  release();
  await expect
    .poll(() => sentBy(requests))
    .toEqual([
      { channel: 'View', ...about },
      { channel: 'Call', ...about },
    ]);
});

test('a tap that comes before all scripts is counted', async ({ page, requests }) => {
  const { id, path } = await oneHome();
  const release = await holdRequests(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await tapOn(page, 'SMS');
  release();
  await expect
    .poll(() => sentBy(requests))
    .toContainEqual({ channel: 'SMS', area: HOMES.area, kind: 'propresi', listing: id });
});

test('the CMS counts what was sent', async ({ page }) => {
  const { token } = await memberOf({ userType: 'admin' });
  const total = async () =>
    (await callCms<Dashboard>('POST', '/api/Dashboard', {}, token)).body.totals;
  const before = await total();
  const { path } = await oneHome();
  await visit(page, path);
  await interact(page);
  await tapOn(page, 'SMS');
  // Other specs send taps, too.
  await expect.poll(async () => (await total()).views).toBeGreaterThan(before.views);
  await expect.poll(async () => (await total()).taps).toBeGreaterThan(before.taps);
});

test('a tap on a card counts for its listing; a list is no view', async ({ page, requests }) => {
  await visit(page, HOMES.path);
  const card = page.getByRole('article').nth(1);
  const [, , , , id] = ((await card.getAttribute('data-listing')) ?? '').split('/');
  await interact(page);
  await card.getByRole('link', { name: 'WhatsApp' }).click();
  await expect
    .poll(() => sentBy(requests))
    .toEqual([{ channel: 'WhatsApp', area: HOMES.area, kind: 'propresi', listing: id }]);
});

test('the office’s links count for the region of the page, or for none', async ({
  page,
  requests,
}) => {
  await visit(page, '/ggn/');
  await interact(page);
  const call = page.locator('a[href^="tel:"]').first();
  await call.evaluate((link: HTMLElement) => {
    link.click();
  });
  await visit(page, '/');
  await interact(page);
  await page
    .getByRole('link', { name: /^Directions/ })
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  await expect
    .poll(() => sentBy(requests))
    .toEqual([{ channel: 'Call', area: 'ggn' }, { channel: 'Directions' }]);
});

test('a page on which nobody does anything is no view', async ({ page, requests }) => {
  const { path } = await oneHome();
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  expect(sentBy(requests)).toEqual([]);
});

test('a page that opens in the background is a view once it is visible', async ({
  page,
  requests,
}) => {
  await page.addInitScript(() => {
    let state = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    addEventListener('show-page', () => {
      state = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  const { path } = await oneHome();
  await visit(page, path);
  await interact(page);
  expect(sentBy(requests)).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('show-page')));
  await expect.poll(() => sentBy(requests)).toHaveLength(1);
});

test('staff’s views and taps are not sent', async ({ page, requests }) => {
  await signIn(page, { userType: 'manager_ggn' });
  await visit(page, '/terms/');
  await expect(page.getByRole('button', { name: 'Staff menu' })).toBeVisible();
  const { path } = await oneHome();
  await visit(page, path);
  await interact(page);
  await tapOn(page, 'Call');
  await page.waitForLoadState('networkidle');
  expect(sentBy(requests)).toEqual([]);
});
