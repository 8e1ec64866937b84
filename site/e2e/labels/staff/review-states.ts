import { expect } from '../../support/fixtures';
import { field, submitForm, accountMenu } from '../../support/forms';
import {
  reviewCards,
  reviewForm,
  reviewsFound,
  rate,
  reviewList,
  openReviews,
  REVIEW,
  writeButton,
} from '../../support/reviews';
import { admins } from './state';
import { mockResponses } from '../../support/mocks';
import type { Open } from '../open';

const writing: Open = async (page) => {
  await openReviews(page);
  await expect(accountMenu(page)).toHaveCount(1);
  await writeButton(page).click();
};

/** The states of reviews when staff write and search them. */
export const REVIEW_STATES = {
  'staff’s form of a new review': admins(writing),
  'staff’s form of a video review': admins(async (page) => {
    await writing(page);
    await field(reviewForm(page), 'Review Type').selectOption('Video');
  }),
  'a review that lacks everything': admins(async (page) => {
    await writing(page);
    await field(reviewForm(page), 'Name').fill('Somebody');
    await submitForm(reviewForm(page));
  }),
  'a created review': admins(async (page) => {
    await mockResponses(page, 'api/ReviewCreate', { json: { msg: 'success', review: REVIEW } });
    await mockResponses(page, 'api/ReviewEdit/*', { json: { msg: 'success' } });
    await writing(page);
    await rate(page, 5);
    await field(reviewForm(page), 'Review').fill('Very good.');
    await submitForm(reviewForm(page));
  }),
  'staff’s form of a review': admins(async (page) => {
    await mockResponses(
      page,
      'api/ReviewSearch',
      reviewsFound({ ...REVIEW, hidden: false, phone: null }),
    );
    await openReviews(page);
    await reviewCards(page).getByRole('button', { name: /^Edit/ }).click();
  }),
  'staff’s search of reviews': admins(async (page) => {
    await openReviews(page);
    await expect(accountMenu(page)).toHaveCount(1);
    await reviewList(page).getByRole('button', { name: 'Search' }).click();
  }),
};
