import type { Locator } from '@playwright/test';
import { parameters, search } from '../support/api';
import { expect, test, mainHeading } from '../support/fixtures';
import { ALL_LISTS, cardsOf, HOMES } from '../support/lists';
import { BANNER } from '../support/carousel';
import { LISTED } from '../support/routes';

test.use({ javaScriptEnabled: false });

const PICTURE = 'main img';

test('the home page has its texts, its first image and working links', async ({ page }) => {
  const { headOffice } = await parameters();
  await page.goto('/');
  await expect(mainHeading(page)).toBeVisible();
  await expect(page.locator('#contact')).toContainText(headOffice.address);
  expect(
    await page
      .locator(PICTURE)
      .first()
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
  ).toBeGreaterThan(0);
  await page.locator('#where').getByRole('link').first().click();
  await expect(page).toHaveURL('/dwk/');
});

test('the slides and cards of the home page are in scrollable strips', async ({ page }) => {
  await page.goto('/');
  const last = (items: Locator) => items.nth(-1);
  for (const [strip, count] of [
    [page.getByRole('region', { name: BANNER }), 6],
    [page.locator('#service'), 8],
  ] as const) {
    const items = strip.getByRole('article');
    await expect(items).toHaveCount(count);
    await last(items).scrollIntoViewIfNeeded();
    await expect(last(items)).toBeInViewport();
    await expect(last(items).getByRole('heading')).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
});

for (const path of ['/register/', '/sadmin/', '/UserList/', '/dwk/propresi/PropResiCreate']) {
  test(`${path} says that it needs scripts, and shows a phone number`, async ({ page }) => {
    const { fallbackPhone } = await parameters();
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText('scripts, which do not run in this browser');
    await expect(main.locator(`a[href="tel:+91${fallbackPhone}"]`)).toBeVisible();
  });
}

for (const [name, pathOf] of Object.entries(LISTED)) {
  test(`${name} shows no controls that need scripts`, async ({ page }) => {
    await page.goto(await pathOf());
    await expect(mainHeading(page)).toBeVisible();
    // A button that contains a picture stays, because the picture is content.
    const buttons = page.locator('button:not(:has(img))').filter({ visible: true });
    expect(await buttons.allTextContents()).toEqual([]);
  });
}

for (const { area, list, path, heading } of ALL_LISTS) {
  test(`${path} has its count, its cards and its first image`, async ({ page }) => {
    const { lists, count } = await search(area, list);
    await page.goto(path);
    await expect(mainHeading(page)).toHaveText(`${String(count)} ${heading}`);
    await expect(cardsOf(page)).toHaveCount(lists.length);
    const withPicture = lists.findIndex(({ images }) => images.length > 0);
    expect(withPicture).toBeGreaterThanOrEqual(0);
    const picture = cardsOf(page)
      .nth(withPicture)
      .getByRole('img', { includeHidden: true })
      .or(cardsOf(page).nth(withPicture).locator('img'));
    await picture.first().scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
}

test('plain links lead to pages and properties', async ({ page }) => {
  await page.goto(HOMES.path);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(`${HOMES.path}/2`);
  await cardsOf(page)
    .first()
    .getByRole('link', { name: /^Detail/ })
    .click();
  await expect(page).toHaveURL(/PropResiDetail/);
  await expect(page.getByRole('main').getByRole('term').first()).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Call' }).filter({ visible: true }).first(),
  ).toHaveAttribute('href', /^tel:/);
});
