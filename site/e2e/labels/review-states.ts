import type { Page } from '@playwright/test';
import { ACCOUNT, tokenFor } from '../support/login';
import { expect, visit } from '../support/fixtures';
import { sendForm } from '../support/forms';
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
import { shows } from './state';
import type { Open, Texts } from './state';
import { fulfill, mockParameters, mockResponses } from '../support/mocks';
import { openWithToken } from '../support/accounts';

const DAY = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const { _id: me } = ACCOUNT.userA;
const OWN = { ...REVIEW, userId: me, reviewType: 'Text', videoPath: null, hidden: false };

/** The names of the stars in the forms of a visitor and of staff. */
export const STARS = ['1 Star', '2 Star', '3 Star', '4 Star', '5 Star'];
/** What these forms show when a review lacks everything. */
export const EMPTY_REVIEW = ['Rating is required', 'Review is required'];
/** What an upload shows when a file is not an image. */
export const NOT_AN_IMAGE = ['Not an Image !', 'Upload Images Only !'];
const FORM = ['Rating', ...STARS, 'Review', 'Submit', 'Clear Values', 'Cancel', 'Close'];
const SEARCH = [
  ...['Search Reviews', 'Sort By', 'Newest', 'Oldest', 'Highest Rating', 'Lowest Rating'],
  ...['Review Type', 'Text', 'Video', 'Rating', ...STARS, 'Search', 'Cancel'],
];
const FAILED = 'Something went wrong.Please Try Again';

const allReviews = (texts: Texts, limitReview: number) =>
  shows(texts, async (page) => {
    await mockParameters(page, { limitReview });
    await openReviews(page);
  });

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
/** Presses a button of the author's review. */
const press = async (page: Page, name: RegExp, own?: object): Promise<void> => {
  await asAuthor(page, own);
  await reviewCards(page).getByRole('button', { name }).click();
};
const editing: Open = async (page) => {
  await press(page, /^Edit/);
  await expect(reviewForm(page)).toBeVisible();
};
const deleting: Open = (page) => press(page, /^Delete/);

/** Mocks the image call, whose body is files, not JSON. */
const mockImageCall = (page: Page, status: number, json: object) =>
  page.route('**/AddImage', (route) => fulfill(route, { status, json }));

const image = async (page: Page, own?: object) => {
  await press(page, /image/i, own);
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
  'all reviews': allReviews(['Write a Review', 'Search', ' Reviews', 'Close', 'View More'], 2),
  'the last of all reviews': allReviews(['No More Review'], 100),
  'reviews of every age': shows(
    ['Today', '1 year', 'month', 'ago', 'of 5 stars', 'Reply:'],
    async (page) => {
      const aged = (_id: string, days: number) => ({ ...REVIEW, _id, createdAt: ago(days) });
      await mockResponses(page, 'api/ReviewSearch', reviewsFound(aged('r1', 0), aged('r2', 410)));
      await openReviews(page);
    },
  ),
  'the search of reviews': shows(SEARCH, async (page) => {
    await openReviews(page);
    await reviewList(page).getByRole('button', { name: 'Search' }).click();
  }),
  'reviews that do not come': shows([`${FAILED}_ReviewSearch`, 'Retry'], async (page) => {
    await page.route('**/api/ReviewSearch', (route) => route.abort());
    await visit(page, '/');
    await page.getByRole('button', { name: 'View All reviews' }).click();
  }),
  'a new review': shows(['Write a Review', ...FORM], writing),
  'a new review without anything': shows(EMPTY_REVIEW, async (page) => {
    await writing(page);
    await sendForm(reviewForm(page), { Review: ' ' });
  }),
  'a review that is written': shows(['Review Created Successfully'], async (page) => {
    const review = { ...OWN, rating: 5, review: 'Very good.' };
    await mockResponses(page, 'api/ReviewCreate', { json: { msg: 'success', review } });
    await writing(page);
    await rate(page, 5);
    await sendForm(reviewForm(page), { Review: 'Very good.' });
  }),
  'the own review': shows(['Edit Review', ...FORM], editing),
  'the own review, saved': shows(['Updated Successfully'], async (page) => {
    await mockResponses(page, 'api/ReviewEdit/r1', { json: { msg: 'success' } });
    await editing(page);
    await sendForm(reviewForm(page), { Review: 'Very good.' });
  }),
  'the own review, to be deleted': shows(['Delete this review?', 'Delete', 'Cancel'], deleting),
  'the own review, deleted': shows(['Deleted Successfully'], async (page) => {
    await mockResponses(page, 'api/ReviewDelete/r1', { json: { msg: 'success' } });
    await deleting(page);
    const question = page.getByRole('dialog', { name: 'Delete this review?' });
    await question.getByRole('button', { name: 'Delete' }).click();
  }),
  'the own review’s image': shows(['Add Image', 'Upload', 'Cancel'], image),
  'a plan as the own review’s image': shows(NOT_AN_IMAGE, async (page) => {
    const dialog = await image(page);
    await dialog.getByLabel('Add Image').setInputFiles(invalidFile('plan.pdf'));
  }),
  'the own review’s image, added': shows(['Image Added Successfully'], async (page) => {
    await mockImageCall(page, 200, { msg: 'success', path: '/uploads/a.webp' });
    await mockResponses(page, 'api/ReviewEditForAddImagePath', { json: { msg: 'success' } });
    await sent(page);
  }),
  'the own review’s image, failed': shows(['Oops', `${FAILED}_addimage`, 'Retry'], async (page) => {
    await mockImageCall(page, 500, { msg: 'errorServer' });
    await sent(page);
  }),
  'the own review’s image, deleted': shows(['Image Deleted Successfully'], async (page) => {
    await mockResponses(page, 'api/ReviewEditForAddImagePath', { json: { msg: 'success' } });
    const dialog = await image(page, { ...OWN, img: '/uploads/a.webp' });
    await dialog.getByRole('button', { name: 'Delete Image' }).click();
    const question = page.getByRole('dialog', { name: 'Delete the image?' });
    await question.getByRole('button', { name: 'Delete' }).click();
  }),
};
