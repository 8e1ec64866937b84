import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { successResponse, valuesRequest } from '../../../openapi/response-schemas';
import { responseObject, list, ref } from '../../../openapi/json';
import {
  createOverview,
  deleteOverview,
  editOverview,
  findOverview,
  listOverviews,
} from '../controllers/overview';

const forAll = { who: 'see the public site' } as const;
const forStaff = { who: 'write overviews', writes: true } as const;

export const OVERVIEW_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'POST',
    path: '/PropOverviewSearch',
    ...forAll,
    handle: listOverviews,
    describes: {
      summary: 'All overviews, by position, then newest',
      answer: responseObject({ overviews: list(ref('Overview')) }),
    },
  }),
  route({
    method: 'GET',
    path: '/PropOverviewDetail/:id',
    ...forAll,
    handle: findOverview,
    describes: { summary: 'An overview', answer: responseObject({ overview: ref('Overview') }) },
  }),
  route({
    method: 'POST',
    path: '/PropOverviewCreate',
    ...forStaff,
    handle: createOverview,
    describes: {
      summary: 'Adds an overview',
      body: valuesRequest('OverviewFields'),
      answer: successResponse({ overview: ref('Overview') }),
      once: true,
    },
  }),
  route({
    method: 'PUT',
    path: '/PropOverviewEdit/:id',
    ...forStaff,
    handle: editOverview,
    describes: {
      summary: 'Changes an overview',
      body: ref('OverviewFields'),
      answer: successResponse(),
    },
  }),
  route({
    method: 'PUT',
    path: '/PropOverviewDelete/:id',
    ...forStaff,
    handle: deleteOverview,
    describes: { summary: 'Deletes an overview and its files', answer: successResponse() },
  }),
];

export default strapiRouter(OVERVIEW_ROUTES);
