import { answers } from '../../support/login';
import { expect } from '../../support/fixtures';
import { field, submitIn } from '../../support/forms';
import {
  cardsIn,
  formOf,
  found,
  give,
  listOf,
  openReviews,
  REVIEW,
  writeButton,
} from '../../support/reviews';
import { state } from './state';
import type { StaffState } from './state';

const admins = (open: StaffState['open']) => state('an admin', open);

const writing: StaffState['open'] = async (page) => {
  await openReviews(page);
  await expect(page.locator('summary', { hasText: 'Your account' })).toHaveCount(1);
  await writeButton(page).click();
};

/** Reviews, as staff write and search them. */
export const REVIEW_STATES = {
  'staff’s form of a new review': admins(writing),
  'staff’s form of a video review': admins(async (page) => {
    await writing(page);
    await field(formOf(page), 'Review Type').selectOption('Video');
  }),
  'a review that lacks everything': admins(async (page) => {
    await writing(page);
    await field(formOf(page), 'Name').fill('Somebody');
    await submitIn(formOf(page));
  }),
  'a created review': admins(async (page) => {
    await answers(page, 'api/ReviewCreate', { json: { msg: 'success', review: REVIEW } });
    await answers(page, 'api/ReviewEdit/*', { json: { msg: 'success' } });
    await writing(page);
    await give(page, 5);
    await field(formOf(page), 'Review').fill('Very good.');
    await submitIn(formOf(page));
  }),
  'staff’s form of a review': admins(async (page) => {
    await answers(page, 'api/ReviewSearch', found({ ...REVIEW, hidden: false, phone: null }));
    await openReviews(page);
    await cardsIn(page).getByRole('button', { name: /^Edit/ }).click();
  }),
  'staff’s search of reviews': admins(async (page) => {
    await openReviews(page);
    await expect(page.locator('summary', { hasText: 'Your account' })).toHaveCount(1);
    await listOf(page).getByRole('button', { name: 'Search' }).click();
  }),
};
