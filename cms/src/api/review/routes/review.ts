import { answer } from '../../../contract/answer';
import { findReview, findReviews } from '../../../reviews/calls';

const open = { auth: false };

export default {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/ReviewSearch', handler: answer(findReviews), config: open },
    { method: 'GET', path: '/ReviewDetail/:id', handler: answer(findReview), config: open },
  ],
};
