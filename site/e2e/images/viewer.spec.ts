import type { Locator, Page } from '@playwright/test';
import { search } from '../support/api';
import { expect, expectAccessible, tabTo, test, visit } from '../support/fixtures';
import { ALL_LISTS, cardsOf, HOMES } from '../support/lists';
import type { ListingCard } from '../../src/domain';

const PLAYER = 'https://www.youtube-nocookie.com/';

/** Returns a listing of the first pages that matches the condition, with its list and the position of its card. */
async function firstCard(isWanted: (listing: ListingCard) => boolean) {
  for (const one of ALL_LISTS) {
    const { lists } = await search(one.area, one.list);
    const place = lists.findIndex(isWanted);
    const listing = lists[place];
    if (listing) return { ...one, listing, place };
  }
  throw new Error('No listing of the sample content is as this story needs it.');
}

const viewerOf = (page: Page) => page.getByRole('dialog', { name: /^Images: / });
const placeIn = (page: Page) => viewerOf(page).getByRole('status');

test('a card loads only its cover, and the next image after a swipe', async ({
  page,
  requests,
}) => {
  const { path, listing, place } = await firstCard(({ images }) => images.length > 1);
  await visit(page, path);
  const card = cardsOf(page).nth(place);
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const second = (listing.images[1]?.path ?? '').split('/').at(-1) ?? '';
  const asked = () => requests.filter((request) => request.url().includes(second)).length;
  expect(asked()).toBe(0);
  const strip = card.locator('ul').first();
  await strip.dispatchEvent('touchstart');
  await strip.evaluate((row) => {
    row.scrollTo({ left: row.clientWidth, behavior: 'instant' });
  });
  await expect(card).toContainText(`2 / ${String(listing.images.length)}`);
  await expect.poll(asked).toBeGreaterThan(0);
  await expect(page).toHaveURL(path);
});

test('the keyboard alone opens all images of a card, and each of them enlarged', async ({
  page,
}) => {
  const { path, listing, place } = await firstCard(({ images }) => images.length > 2);
  const count = String(listing.images.length);
  await visit(page, path);
  const images = cardsOf(page)
    .nth(place)
    .getByRole('button', { name: /^Images/ });
  await images.focus();
  await page.keyboard.press('Enter');
  const all = page.getByRole('dialog', { name: 'All Images' });
  await expect(all.getByRole('img')).toHaveCount(listing.images.length);
  await expectAccessible(page);
  await tabTo(page, all.getByRole('button', { name: `Picture 2 of ${count}` }));
  await page.keyboard.press('Enter');
  await expect(placeIn(page)).toHaveText(new RegExp(`2 .*${count}$`));
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(placeIn(page)).toHaveText(new RegExp(`3 .*${count}$`));
  await page.keyboard.press('Home');
  await expect(placeIn(page)).toHaveText(new RegExp(`1 .*${count}$`));
  await page.keyboard.press('+');
  await expect(viewerOf(page).getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await expectAccessible(page);
  // Closes first the zoom, then the viewer, then the images.
  await page.keyboard.press('Escape');
  await expect(viewerOf(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewerOf(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
  await expect(images).toBeFocused();
});

/** Opens a property's page from its card, and its first picture in full size. */
async function showFirstPicture(page: Page): Promise<Locator> {
  const { path, place } = await firstCard(({ images }) => images.length > 1);
  await visit(page, path);
  await cardsOf(page)
    .nth(place)
    .getByRole('link', { name: /^Detail/ })
    .click();
  await page.getByRole('button', { name: /^Picture 1 of/ }).click();
  return viewerOf(page).getByRole('button', { name: /^Picture 1 of/ });
}

test('a click on an image opens it full-screen, and a click there enlarges it', async ({
  page,
}) => {
  const shown = await showFirstPicture(page);
  const width = async () => (await shown.boundingBox())?.width ?? 0;
  const fitted = await width();
  await shown.click();
  await expect.poll(width).toBeGreaterThan(fitted * 2);
  await shown.click();
  await expect.poll(width).toBe(fitted);
  await viewerOf(page).getByRole('button', { name: 'Next' }).click();
  await expect(placeIn(page)).toContainText('2');
});

test('Zoom in shows the centre of an image, and a click centres the clicked point', async ({
  page,
}) => {
  const shown = await showFirstPicture(page);
  /** Returns the part of the picture in the middle of its box, horizontally and vertically, in tenths. */
  const middle = () =>
    shown.evaluate(({ parentElement: frame }) => {
      if (!frame) return null;
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = frame;
      return [
        Math.round((10 * (scrollLeft + clientWidth / 2)) / scrollWidth),
        Math.round((10 * (scrollTop + clientHeight / 2)) / scrollHeight),
      ];
    });
  const { width, height } = await shown.evaluate((one) => one.getBoundingClientRect());
  await viewerOf(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(middle).toEqual([5, 5]);
  await viewerOf(page).getByRole('button', { name: 'Zoom out' }).click();
  await shown.click({ position: { x: 0.3 * width, y: 0.7 * height } });
  await expect.poll(middle).toEqual([3, 7]);
});

test('a listing without images says so, and one without a video has no button for it', async ({
  page,
}) => {
  const { path, place } = await firstCard(
    ({ images, videoPath }) => images.length === 0 && !videoPath,
  );
  await visit(page, path);
  const card = cardsOf(page).nth(place);
  await card.getByRole('button', { name: /^Images/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Oops ! No Image Available');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('button', { name: /^Video/ })).toHaveCount(0);
});

test('the video player is loaded only on demand', async ({ page, requests }) => {
  await page.route(`${PLAYER}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  const { path, listing, place } = await firstCard(
    ({ videoPath }) => videoPath?.includes('youtube') === true,
  );
  const asked = () => requests.filter((request) => request.url().startsWith(PLAYER)).length;
  await visit(page, path);
  const card = cardsOf(page).nth(place);
  await card.getByRole('button', { name: /^Video/ }).click();
  await expect.poll(asked).toBe(1);
  await page.keyboard.press('Escape');
  await card.getByRole('link', { name: /^Detail/ }).click();
  await expect(page).toHaveURL(new RegExp(`/${listing._id}$`));
  await page.waitForLoadState('networkidle');
  expect(asked()).toBe(1);
  await page.getByRole('button', { name: 'Play Video' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /youtube-nocookie/);
  await expect.poll(asked).toBe(2);
});

test.describe('when the chunk of the viewer fails to load', () => {
  test.use({ knownError: /ERR_FAILED|Loading (CSS )?chunk/ });

  test('an error appears and can be retried', async ({ page }) => {
    await visit(page, HOMES.path);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await cardsOf(page)
      .first()
      .getByRole('button', { name: /^Images/ })
      .click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await page.unroute('**/*.js');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog', { name: 'All Images' })).toBeVisible();
  });
});
