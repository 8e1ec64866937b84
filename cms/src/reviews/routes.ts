import { route } from '../contract/route';
import type { ContractRoute } from '../contract/route';
import { page, search, success } from '../openapi/answers';
import { answered, ref, taken } from '../openapi/json';
import { NEW_REVIEW_FIELDS, REVIEW_FIELDS } from '../openapi/schemas/records';
import { findReview, findReviews } from './calls';
import { createReview, deleteReview, editReview } from './writes';

const forAll = { who: 'see the public site' } as const;
const forAuthors = { who: 'write own reviews', writes: true } as const;
const STAFFS_OWN =
  'Of an account that is not staff rating and review are taken, and all else is ignored.';

export const REVIEW_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'POST',
    path: '/ReviewSearch',
    ...forAll,
    handle: findReviews,
    describes: {
      summary: 'A page of the reviews',
      notes:
        'A hidden review is found by staff and its author alone; by name, of which a part without regard to case is enough, staff alone may ask.',
      body: search('ReviewSearchValues'),
      answer: page('reviews', 'Review'),
      parts: ['search reviews by name'],
    },
  }),
  route({
    method: 'GET',
    path: '/ReviewDetail/:id',
    ...forAll,
    handle: findReview,
    describes: { summary: 'A review', answer: answered({ review: ref('Review') }) },
  }),
  route({
    method: 'POST',
    path: '/ReviewCreate',
    ...forAuthors,
    handle: createReview,
    describes: {
      summary: 'Adds a review',
      notes: `${STAFFS_OWN} Staff who send no name get theirs. A Video review needs a videoPath.`,
      body: taken(NEW_REVIEW_FIELDS, ['rating', 'review']),
      answer: success({ review: ref('Review') }),
      once: true,
      limited: true,
    },
  }),
  route({
    method: 'PUT',
    path: '/ReviewEdit/:id',
    ...forAuthors,
    handle: editReview,
    describes: {
      summary: 'Changes a review',
      notes: `${STAFFS_OWN} A Video review needs a videoPath.`,
      body: taken(REVIEW_FIELDS),
      answer: success(),
      parts: ['edit any review'],
    },
  }),
  route({
    method: 'PUT',
    path: '/ReviewDelete/:id',
    ...forAuthors,
    handle: deleteReview,
    describes: {
      summary: 'Deletes a review and its files',
      answer: success(),
      parts: ['delete any review'],
    },
  }),
];
