import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { pageResponse, searchRequest, successResponse } from '../../../openapi/response-schemas';
import { responseObject, ref, requestObject } from '../../../openapi/json';
import { NEW_REVIEW_FIELDS, REVIEW_FIELDS } from '../schemas';
import { findReview, findReviews } from '../controllers/read';
import { createReview, deleteReview, editReview } from '../controllers/write';

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
      body: searchRequest('ReviewSearchValues'),
      answer: pageResponse('reviews', 'Review'),
      parts: ['search reviews by name'],
    },
  }),
  route({
    method: 'GET',
    path: '/ReviewDetail/:id',
    ...forAll,
    handle: findReview,
    describes: { summary: 'A review', answer: responseObject({ review: ref('Review') }) },
  }),
  route({
    method: 'POST',
    path: '/ReviewCreate',
    ...forAuthors,
    handle: createReview,
    describes: {
      summary: 'Adds a review',
      notes: `${STAFFS_OWN} Staff who send no name get theirs. A Video review needs a videoPath.`,
      body: requestObject(NEW_REVIEW_FIELDS, ['rating', 'review']),
      answer: successResponse({ review: ref('Review') }),
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
      body: requestObject(REVIEW_FIELDS),
      answer: successResponse(),
      limited: true,
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
      answer: successResponse(),
      parts: ['delete any review'],
    },
  }),
];

export default strapiRouter(REVIEW_ROUTES);
