import type { Page } from '@playwright/test';
import { expect, visit } from './fixtures';

export const listOf = (page: Page) => page.getByRole('dialog', { name: 'Reviews', exact: true });
export const cardsIn = (page: Page) => listOf(page).getByRole('article');
/** The card with this text; a phone's list has others around it. */
export const cardWith = (page: Page, text: string) => cardsIn(page).filter({ hasText: text });
export const formOf = (page: Page) => page.getByRole('dialog', { name: /^(Write a|Edit) Review$/ });
export const submit = (page: Page) => formOf(page).getByRole('button', { name: 'Submit' });
export const writeButton = (page: Page) =>
  listOf(page).getByRole('button', { name: 'Write a Review' });

/** Has the site's parameters say how many reviews a page has. */
export async function pagesOf(page: Page, limitReview: number): Promise<void> {
  await page.route('**/api/AppParameter', async (route) => {
    const response = await route.fetch();
    const { appParameter } = (await response.json()) as { appParameter: object };
    await route.fulfill({ response, json: { appParameter: { ...appParameter, limitReview } } });
  });
}

/** Opens the home page and, from it, all reviews. */
export async function openReviews(page: Page): Promise<void> {
  await visit(page, '/');
  await page.getByRole('button', { name: 'View All reviews' }).click();
  await expect(listOf(page).getByRole('status').first()).toHaveText(/^\d+ Reviews?$/);
}

/** Chooses so many stars. */
export const give = (page: Page, stars: number) =>
  formOf(page)
    .getByRole('radio', { name: `${String(stars)} Star` })
    .check({ force: true });

/** A review as the CMS answers it, for stories that answer in its place. */
export const REVIEW = {
  _id: 'r1',
  createdAt: new Date().toISOString(),
  userId: 'somebody',
  name: 'Meera Nair',
  rating: 4,
  review: 'They came along to every visit.',
  reviewReply: 'It was a pleasure.',
  reviewType: 'Video',
  videoPath: 'https://www.youtube.com/watch?v=abc123',
  img: null,
};
export const found = (...all: readonly object[]) => ({
  json: { reviews: all, count: all.length, limit: 10, offset: 0 },
});
