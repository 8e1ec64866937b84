import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { successResponse, valuesRequest } from '../../../openapi/response-schemas';
import { responseObject, list, ref } from '../../../openapi/json';
import { createAward, deleteAward, editAward, findAward, listAwards } from '../controllers/award';

const forAll = { who: 'see the public site' } as const;
const forStaff = { who: 'write awards', writes: true } as const;

export const AWARD_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'POST',
    path: '/AwardSearch',
    ...forAll,
    handle: listAwards,
    describes: {
      summary: 'All awards, by position, then newest',
      answer: responseObject({ awards: list(ref('Award')) }),
    },
  }),
  route({
    method: 'GET',
    path: '/AwardDetail/:id',
    ...forAll,
    handle: findAward,
    describes: { summary: 'An award', answer: responseObject({ award: ref('Award') }) },
  }),
  route({
    method: 'POST',
    path: '/AwardCreate',
    ...forStaff,
    handle: createAward,
    describes: {
      summary: 'Adds an award',
      body: valuesRequest('AwardFields'),
      answer: successResponse({ award: ref('Award') }),
      once: true,
    },
  }),
  route({
    method: 'PUT',
    path: '/AwardEdit/:id',
    ...forStaff,
    handle: editAward,
    describes: { summary: 'Changes an award', body: ref('AwardFields'), answer: successResponse() },
  }),
  route({
    method: 'PUT',
    path: '/AwardDelete/:id',
    ...forStaff,
    handle: deleteAward,
    describes: { summary: 'Deletes an award and its files', answer: successResponse() },
  }),
];

export default strapiRouter(AWARD_ROUTES);
