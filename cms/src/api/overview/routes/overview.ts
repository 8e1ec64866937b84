import { answer } from '../../../contract/answer';
import { findOverview, listOverviews } from '../../../overviews/calls';

const open = { auth: false };

export default {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/PropOverviewSearch', handler: answer(listOverviews), config: open },
    { method: 'GET', path: '/PropOverviewDetail/:id', handler: answer(findOverview), config: open },
  ],
};
