import { AREAS, KINDS, TAP_CHANNELS } from '../../../domain';
import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { id, requestObject, withDescription } from '../../../openapi/json';
import { countTap } from '../controllers/tap';

export const TAP_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'POST',
    path: '/Tap',
    who: 'see the public site',
    format: 'beacon',
    handle: countTap,
    describes: {
      summary: 'Counts a tap on a way of contact, or a view of a listing’s page',
      notes:
        'For `navigator.sendBeacon`: the body is JSON, also where its type is plain text. Robots and unknown listings are answered the same and not counted.',
      body: requestObject(
        {
          channel: { type: 'string', enum: [...TAP_CHANNELS] },
          area: withDescription(
            { type: 'string', enum: [...AREAS] },
            'The region of the listing or of the page, if it has one.',
          ),
          kind: withDescription({ type: 'string', enum: [...KINDS] }, 'With `listing`.'),
          listing: withDescription(id, 'The listing; a view needs one.'),
        },
        ['channel'],
      ),
      answer: null,
      limited: true,
    },
  }),
];

export default strapiRouter(TAP_ROUTES);
