import { answer } from '../../../contract/answer';
import { findParameter } from '../../../parameters/calls';

export default {
  type: 'content-api',
  routes: [
    {
      method: 'GET',
      path: '/AppParameter',
      handler: answer(findParameter),
      config: { auth: false },
    },
  ],
};
