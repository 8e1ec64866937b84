import { route } from '../contract/route';
import type { ContractRoute } from '../contract/route';
import { findReview, findReviews } from './calls';
import { createReview, deleteReview, editReview } from './writes';

const forAll = { who: 'see the public site' } as const;
const forAuthors = { who: 'write own reviews', writes: true } as const;

export const REVIEW_ROUTES: readonly ContractRoute[] = [
  route({ method: 'POST', path: '/ReviewSearch', ...forAll, handle: findReviews }),
  route({ method: 'GET', path: '/ReviewDetail/:id', ...forAll, handle: findReview }),
  route({ method: 'POST', path: '/ReviewCreate', ...forAuthors, handle: createReview }),
  route({ method: 'PUT', path: '/ReviewEdit/:id', ...forAuthors, handle: editReview }),
  route({ method: 'PUT', path: '/ReviewDelete/:id', ...forAuthors, handle: deleteReview }),
];
