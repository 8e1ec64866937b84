import type { Page } from '@playwright/test';
import type { Listing } from '../../src/domain';
import { detail, oldestListing, parameters } from '../support/api';
import { expect, test, visit, mainHeading } from '../support/fixtures';
import { HOMES } from '../support/lists';
import { setting } from '../support/setting';

const first = async (): Promise<Listing> =>
  detail('dwk', 'propresi', (await oldestListing(HOMES.area, HOMES.list))._id);
const pathOf = ({ _id }: Listing): string => `/dwk/propresi/PropResiDetail/${_id}`;

declare global {
  interface Window {
    /** The data that the page passed to the device, as a test recorded it. */
    handed: unknown[];
  }
}

const handed = (page: Page) => page.evaluate(() => window.handed);

test('Share passes title and address to the device', async ({ page }) => {
  await page.addInitScript(() => {
    window.handed = [];
    navigator.share = (data) => {
      window.handed.push(data);
      return Promise.resolve();
    };
  });
  const path = pathOf(await first());
  await visit(page, path);
  const title = await mainHeading(page).textContent();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => handed(page)).toEqual([{ title, url: setting('SITE_URL') + path }]);
});

test('Share copies the link on a device that cannot share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  const path = pathOf(await first());
  await visit(page, path);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(setting('SITE_URL') + path);
});

test('Print prints the content of the page without its controls', async ({ page }) => {
  await page.addInitScript(() => {
    window.handed = [];
    window.print = () => {
      window.handed.push('printed');
    };
  });
  const home = await first();
  await visit(page, pathOf(home));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => handed(page)).toEqual(['printed']);
  await page.emulateMedia({ media: 'print' });
  await expect(mainHeading(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('main')).toContainText(home.code);
});

test('a printed property has its price, one image, a phone number, its address and the offices', async ({
  page,
}) => {
  const home = await first();
  const { fallbackPhone, headOffice, branchOffice, reraNumbers } = await parameters();
  await page.setViewportSize({ width: 690, height: 1000 });
  await visit(page, pathOf(home));
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const spaced = (phone: string) => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
  for (const text of [
    `Call ${spaced(home.phoneOfContactPerson ?? fallbackPhone)}`,
    setting('SITE_URL') + pathOf(home),
    home.code,
  ]) {
    await expect(main.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  await expect(main.getByRole('img').filter({ visible: true })).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  for (const { address, phone } of [headOffice, branchOffice]) {
    await expect(footer.getByText(address)).toBeVisible();
    await expect(footer.getByText(spaced(phone))).toBeVisible();
  }
  for (const { number } of reraNumbers) {
    await expect(page.getByText(number).filter({ visible: true })).toHaveCount(1);
  }
  // Controls that are useless in print are hidden.
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(
    page.getByRole('button').filter({ visible: true, hasNot: page.locator('img') }),
  ).toHaveCount(0);
  await expect(footer.getByText('Directions').filter({ visible: true })).toHaveCount(0);
});

test('Map opens the location of the property in a new window', async ({ page }) => {
  const home = await first();
  await visit(page, pathOf(home));
  const map = page.getByRole('main').getByRole('link', { name: /^Map/ });
  const address = new URL((await map.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://www.google.com/maps/search/');
  for (const part of [home.address ?? home.projectName, home.locality, home.city]) {
    expect(address.searchParams.get('query')).toContain(part ?? '');
  }
  await expect(map).toHaveAttribute('target', '_blank');
});

const VIDEOS = [
  ['YouTube', 'https://youtu.be/aqz-KE-bpKQ', 'iframe', /^https:\/\/www\.youtube-nocookie\.com\//],
  ['Vimeo', 'https://vimeo.com/1084537', 'iframe', /^https:\/\/player\.vimeo\.com\/.*dnt=1/],
  ['file', 'https://videos.example.com/a.mp4', 'video', /^https:\/\/videos\.example\.com\/a\.mp4$/],
] as const;

for (const [kind, videoPath, player, src] of VIDEOS) {
  test(`a ${kind} video plays in place after a click`, async ({ page, requests }) => {
    const home = await first();
    await page.route(`${setting('CMS_URL')}/**/PropResiDetail/**`, async (route) => {
      const answer = await route.fetch();
      const json = { ...home, videoPath, updatedAt: new Date().toISOString() };
      await route.fulfill({ response: answer, json });
    });
    await page.route(src, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const asked = () => requests.filter((request) => src.test(request.url()));
    await visit(page, pathOf(home));
    const play = page.getByRole('button', { name: 'Play Video' });
    await expect(play).toBeVisible();
    expect(asked()).toEqual([]);
    await play.click();
    await expect(page.getByRole('main').locator(player)).toHaveAttribute('src', src);
    await expect.poll(() => asked().length).toBeGreaterThan(0);
  });
}
