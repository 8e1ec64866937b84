import { answerInArea } from '../../../contract/answer';
import { KIND_FACTS, KINDS, LIST_KEYS, LISTS } from '../../../domain';
import { findListing, findListings } from '../../../listings/calls';

const open = { auth: false };

export default {
  type: 'content-api',
  routes: [
    ...LIST_KEYS.map((list) => ({
      method: 'POST',
      path: `/:area/${LISTS[list].search}`,
      handler: answerInArea((call) => findListings(call, list)),
      config: open,
    })),
    ...KINDS.map((kind) => ({
      method: 'GET',
      path: `/:area/${KIND_FACTS[kind].call}Detail/:id`,
      handler: answerInArea((call) => findListing(call, kind)),
      config: open,
    })),
  ],
};
