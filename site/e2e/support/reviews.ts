import type { Page } from '@playwright/test';
import { expect, visit } from './fixtures';

export const reviewList = (page: Page) =>
  page.getByRole('dialog', { name: 'Reviews', exact: true });
export const reviewCards = (page: Page) => reviewList(page).getByRole('article');
/** The card with this text. On a phone, the list contains other cards around it. */
export const reviewCard = (page: Page, text: string) => reviewCards(page).filter({ hasText: text });
export const reviewForm = (page: Page) =>
  page.getByRole('dialog', { name: /^(Write a|Edit) Review$/ });
export const submitReview = (page: Page) =>
  reviewForm(page).getByRole('button', { name: 'Submit' });
export const writeButton = (page: Page) =>
  reviewList(page).getByRole('button', { name: 'Write a Review' });

/** Opens the home page and then all reviews. */
export async function openReviews(page: Page): Promise<void> {
  await visit(page, '/');
  await page.getByRole('button', { name: 'View All reviews' }).click();
  await expect(reviewList(page).getByRole('status').first()).toHaveText(/^\d+ Reviews?$/);
}

/** Chooses this number of stars. */
export const rate = (page: Page, stars: number) =>
  reviewForm(page)
    .getByRole('radio', { name: `${String(stars)} Star` })
    .check({ force: true });

/** A review in the form of the CMS's response, for tests that mock it. */
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
export const reviewsFound = (...all: readonly object[]) => ({
  json: { reviews: all, count: all.length, limit: 10, offset: 0 },
});
