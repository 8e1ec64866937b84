import { answerDocument } from '../../../openapi/served';

/** The contract's description, for everyone. */
export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/openapi.json', handler: answerDocument, config: { auth: false } },
  ],
};
