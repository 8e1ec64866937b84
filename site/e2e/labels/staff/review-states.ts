import { expect } from '../../support/fixtures';
import { accountMenu, field, sendForm } from '../../support/forms';
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
import { EMPTY_REVIEW, STARS } from '../review-states';
import type { Open } from '../state';

const FORM = [
  ...['Name', 'Rating', ...STARS, 'Review', 'Review Type', 'Text', 'Video', 'Submit'],
  ...['Clear Values', 'Cancel'],
];
const FORM_OF_ONE = [...FORM, 'Video URL', 'Review Created On', 'Review Reply', 'Hidden'];
const SEARCH = [
  ...['Search Reviews', 'Name', 'Sort By', 'Newest', 'Oldest', 'Highest Rating'],
  ...['Lowest Rating', 'Review Type', 'Text', 'Video', 'Rating', 'Search', 'Cancel'],
];

const writing: Open = async (page) => {
  await openReviews(page);
  await expect(accountMenu(page)).toHaveCount(1);
  await writeButton(page).click();
};

/** The states of reviews when staff write and search them. */
export const REVIEW_STATES = {
  'staff’s form of a new review': admins(['Write a Review', ...FORM], writing),
  'staff’s form of a video review': admins(['Video URL'], async (page) => {
    await writing(page);
    await field(reviewForm(page), 'Review Type').selectOption('Video');
  }),
  'a review that lacks everything': admins(EMPTY_REVIEW, async (page) => {
    await writing(page);
    await sendForm(reviewForm(page), { Name: 'Somebody' });
  }),
  'a created review': admins(['Review Created Successfully'], async (page) => {
    await mockResponses(page, 'api/ReviewCreate', { json: { msg: 'success', review: REVIEW } });
    await mockResponses(page, 'api/ReviewEdit/*', { json: { msg: 'success' } });
    await writing(page);
    await rate(page, 5);
    await sendForm(reviewForm(page), { Review: 'Very good.' });
  }),
  'staff’s form of a review': admins(['Edit Review', ...FORM_OF_ONE], async (page) => {
    await mockResponses(
      page,
      'api/ReviewSearch',
      reviewsFound({ ...REVIEW, hidden: false, phone: null }),
    );
    await openReviews(page);
    await reviewCards(page).getByRole('button', { name: /^Edit/ }).click();
  }),
  'staff’s search of reviews': admins(SEARCH, async (page) => {
    await openReviews(page);
    await expect(accountMenu(page)).toHaveCount(1);
    await reviewList(page).getByRole('button', { name: 'Search' }).click();
  }),
};
