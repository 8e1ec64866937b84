import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { responseObject, ref } from '../../../openapi/json';
import { findParameter } from '../controllers/find';

export const PARAMETER_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'GET',
    path: '/AppParameter',
    who: 'see the public site',
    handle: findParameter,
    describes: {
      summary: 'What the whole site shows and how it behaves',
      notes: '404 until the parameters have been filled in.',
      answer: responseObject({ appParameter: ref('AppParameter') }),
      finds: true,
    },
  }),
];

export default strapiRouter(PARAMETER_ROUTES);
