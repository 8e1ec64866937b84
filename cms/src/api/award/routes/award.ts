import { answer } from '../../../contract/answer';
import { findAward, listAwards } from '../../../awards/calls';

const open = { auth: false };

export default {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/AwardSearch', handler: answer(listAwards), config: open },
    { method: 'GET', path: '/AwardDetail/:id', handler: answer(findAward), config: open },
  ],
};
