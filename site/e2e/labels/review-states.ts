import type { Page } from '@playwright/test';
import { ACCOUNT, tokenFor } from '../support/login';
import { expect, visit } from '../support/fixtures';
import { field, submitForm } from '../support/forms';
import { invalidFile, imageFile } from '../support/images';
import {
  reviewCards,
  reviewForm,
  reviewsFound,
  rate,
  reviewList,
  openReviews,
  REVIEW,
  writeButton,
} from '../support/reviews';
import type { Open, States } from './open';
import { fulfill, mockParameters, mockResponses } from '../support/mocks';
import { openWithToken } from '../support/accounts';

const DAY = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const { _id: me } = ACCOUNT.userA;
const OWN = { ...REVIEW, userId: me, reviewType: 'Text', videoPath: null, hidden: false };

const allReviews =
  (limitReview: number): Open =>
  async (page) => {
    await mockParameters(page, { limitReview });
    await openReviews(page);
  };

/** Opens all reviews for an author who has written one. */
const asAuthor = async (page: Page, own: object = OWN): Promise<void> => {
  await mockResponses(page, 'api/GetUserForAuth', { json: ACCOUNT });
  await mockResponses(page, 'api/ReviewSearch', reviewsFound(own));
  await openWithToken(page, tokenFor(3600));
  await openReviews(page);
  await expect(reviewCards(page).getByRole('button', { name: /^Edit/ })).toBeVisible();
};

const writing: Open = async (page) => {
  await asAuthor(page);
  await writeButton(page).click();
  await expect(reviewForm(page)).toBeVisible();
};
const editing: Open = async (page) => {
  await asAuthor(page);
  await reviewCards(page).getByRole('button', { name: /^Edit/ }).click();
  await expect(reviewForm(page)).toBeVisible();
};
const deleting: Open = async (page) => {
  await asAuthor(page);
  await reviewCards(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
};

/** Mocks the image call, whose body is files, not JSON. */
const mockImageCall = (page: Page, status: number, json: object) =>
  page.route('**/AddImage', (route) => fulfill(route, { status, json }));

const image = async (page: Page, own: object = OWN) => {
  await asAuthor(page, own);
  await reviewCards(page).getByRole('button', { name: /image/i }).click();
  const dialog = page.getByRole('dialog', { name: `Image of ${REVIEW.name}` });
  await expect(dialog).toBeVisible();
  return dialog;
};
const sent = async (page: Page): Promise<void> => {
  const dialog = await image(page);
  await dialog.getByLabel('Add Image').setInputFiles(await imageFile(1));
  await dialog.getByRole('button', { name: 'Upload' }).click();
};

/** The states of all reviews, and of a visitor's own review. */
export const REVIEW_STATES = {
  'all reviews': allReviews(2),
  'the last of all reviews': allReviews(100),
  'reviews of every age': async (page) => {
    const aged = (_id: string, days: number) => ({ ...REVIEW, _id, createdAt: ago(days) });
    await mockResponses(page, 'api/ReviewSearch', reviewsFound(aged('r1', 0), aged('r2', 410)));
    await openReviews(page);
  },
  'the search of reviews': async (page) => {
    await openReviews(page);
    await reviewList(page).getByRole('button', { name: 'Search' }).click();
  },
  'reviews that do not come': async (page) => {
    await page.route('**/api/ReviewSearch', (route) => route.abort());
    await visit(page, '/');
    await page.getByRole('button', { name: 'View All reviews' }).click();
  },
  'a new review': writing,
  'a new review without anything': async (page) => {
    await writing(page);
    await field(reviewForm(page), 'Review').fill(' ');
    await submitForm(reviewForm(page));
  },
  'a review that is written': async (page) => {
    const review = { ...OWN, rating: 5, review: 'Very good.' };
    await mockResponses(page, 'api/ReviewCreate', { json: { msg: 'success', review } });
    await writing(page);
    await rate(page, 5);
    await field(reviewForm(page), 'Review').fill('Very good.');
    await submitForm(reviewForm(page));
  },
  'the own review': editing,
  'the own review, saved': async (page) => {
    await mockResponses(page, 'api/ReviewEdit/r1', { json: { msg: 'success' } });
    await editing(page);
    await field(reviewForm(page), 'Review').fill('Very good.');
    await submitForm(reviewForm(page));
  },
  'the own review, to be deleted': deleting,
  'the own review, deleted': async (page) => {
    await mockResponses(page, 'api/ReviewDelete/r1', { json: { msg: 'success' } });
    await deleting(page);
    const question = page.getByRole('dialog', { name: 'Delete this review?' });
    await question.getByRole('button', { name: 'Delete' }).click();
  },
  'the own review’s image': image,
  'a plan as the own review’s image': async (page) => {
    const dialog = await image(page);
    await dialog.getByLabel('Add Image').setInputFiles(invalidFile('plan.pdf'));
  },
  'the own review’s image, added': async (page) => {
    await mockImageCall(page, 200, { msg: 'success', path: '/uploads/a.webp' });
    await mockResponses(page, 'api/ReviewEditForAddImagePath', { json: { msg: 'success' } });
    await sent(page);
  },
  'the own review’s image, failed': async (page) => {
    await mockImageCall(page, 500, { msg: 'errorServer' });
    await sent(page);
  },
  'the own review’s image, deleted': async (page) => {
    await mockResponses(page, 'api/ReviewEditForAddImagePath', { json: { msg: 'success' } });
    const dialog = await image(page, { ...OWN, img: '/uploads/a.webp' });
    await dialog.getByRole('button', { name: 'Delete Image' }).click();
    const question = page.getByRole('dialog', { name: 'Delete the image?' });
    await question.getByRole('button', { name: 'Delete' }).click();
  },
} satisfies States;
