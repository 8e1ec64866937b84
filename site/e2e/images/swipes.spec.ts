import type { Page } from '@playwright/test';
import { search } from '../support/api';
import { swipe } from '../support/drag';
import { expect, test, visit } from '../support/fixtures';
import { cardsOf, HOMES } from '../support/lists';
import { controlsOf } from '../support/carousel';

// Touch tests for a phone, and for a desktop with a touch screen.
test.use({ hasTouch: true });

/** The first card of the list that has at least three pictures. */
async function picturedCard(page: Page) {
  const { lists } = await search(HOMES.area, HOMES.list);
  const place = lists.findIndex(({ images }) => images.length > 2);
  const listing = lists[place];
  if (!listing) throw new Error('No home of the first page has three pictures.');
  await visit(page, HOMES.path);
  const card = cardsOf(page).nth(place);
  await card.scrollIntoViewIfNeeded();
  return { card, count: listing.images.length };
}

/** The direction of each swipe, and the index of the picture after it. */
const THERE_AND_BACK = [
  ['left', 2],
  ['left', 3],
  ['right', 2],
] as const;

test('a swipe changes the image of a card in both directions and opens nothing', async ({
  page,
}) => {
  const { card, count } = await picturedCard(page);
  const strip = card.locator('ul').first();
  const counted = card.getByText(/^\d+ \/ \d+$/);
  for (const [way, place] of THERE_AND_BACK) {
    await swipe(page, strip, way);
    await expect(counted).toHaveText(`${String(place)} / ${String(count)}`);
    await expect(strip.locator('img').nth(place - 1)).toBeInViewport();
  }
  await expect(page).toHaveURL(HOMES.path);
});

test('a swipe changes the image of the viewer', async ({ page }) => {
  const { card } = await picturedCard(page);
  await card.getByRole('link', { name: /^Detail/ }).click();
  await page.getByRole('button', { name: /^Picture 1 of/ }).click();
  const viewer = page.getByRole('dialog', { name: /^Images: / });
  const strip = viewer.getByRole('list');
  for (const [way, place] of THERE_AND_BACK) {
    await swipe(page, strip, way);
    await expect(viewer.getByRole('status')).toContainText(new RegExp(`${String(place)} `));
    await expect(
      viewer.getByRole('button', { name: new RegExp(`^Picture ${String(place)} of`) }),
    ).toBeInViewport();
  }
});

test('a swipe changes the image of a property on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { card } = await picturedCard(page);
  await card.getByRole('link', { name: /^Detail/ }).click();
  const pictures = page.getByRole('list', { name: 'Pictures' });
  const second = pictures.getByRole('button', { name: /^Picture 2 of/ });
  await expect(second).not.toBeInViewport({ ratio: 0.5 });
  await swipe(page, pictures, 'left');
  await expect(second).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('a carousel', () => {
  // Chromium logs this message for every page that ends a swipe while it scrolls.
  test.use({ knownError: /Ignored attempt to cancel a touchend event/ });

  test('moves in both directions by swiping', async ({ page }) => {
    await visit(page, '/');
    const section = page.locator('#service');
    await section.scrollIntoViewIfNeeded();
    const carousel = section.locator('[aria-roledescription="carousel"]');
    await expect(controlsOf(carousel).next).toBeVisible();
    const slides = carousel.getByRole('group', { name: /^\d+ of \d+$/ });
    await expect(slides.first()).toHaveAccessibleName(/^1 of /);
    await swipe(page, slides.first(), 'left');
    await expect(slides.first()).toHaveAccessibleName(/^2 of /);
    await swipe(page, slides.first(), 'right');
    await expect(slides.first()).toHaveAccessibleName(/^1 of /);
  });
});
