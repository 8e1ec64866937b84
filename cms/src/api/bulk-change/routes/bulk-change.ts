import { PAGE } from '../../../domain';
import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { count, list, nullable, ref, responseObject } from '../../../openapi/json';
import { pageResponse, successResponse } from '../../../openapi/response-schemas';
import {
  createBulkChange,
  findBulkChange,
  listBulkChanges,
  previewBulkChange,
  undoBulkChange,
} from '../controllers/bulk-change';
import { bulkRequest } from '../schemas';

const who = 'write listings';
const parts = ['search listings by phone', 'filter listings by status'] as const;
const NOTES = 'Of the listings with these ids, or of all that the values of a search find.';
const paging = {
  limit: nullable({ type: 'integer', minimum: PAGE.least, maximum: PAGE.most }),
  offset: nullable(count),
};
const answer = successResponse({ bulkChange: ref('BulkChange') });

export const BULK_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'POST',
    path: '/:area/ListingBulkPreview',
    who,
    handle: previewBulkChange,
    describes: {
      summary: 'What a bulk change would do with each listing',
      notes: `${NOTES} It changes nothing.`,
      body: bulkRequest(paging),
      answer: pageResponse('effects', 'BulkEffect'),
      parts,
    },
  }),
  route({
    method: 'POST',
    path: '/:area/ListingBulkCreate',
    who,
    handle: createBulkChange,
    describes: {
      summary: 'Begins a bulk change',
      notes: `${NOTES} It goes on after the answer, also if the server ends.`,
      body: bulkRequest(),
      answer,
      parts,
      once: true,
    },
  }),
  route({
    method: 'GET',
    path: '/:area/ListingBulkDetail/:id',
    who,
    handle: findBulkChange,
    describes: {
      summary: 'How far a bulk change is, and what was refused',
      answer: responseObject({ bulkChange: ref('BulkChange') }),
    },
  }),
  route({
    method: 'POST',
    path: '/:area/ListingBulkList',
    who,
    handle: listBulkChanges,
    describes: {
      summary: 'The newest 20 bulk changes of a region',
      answer: responseObject({ bulkChanges: list(ref('BulkChangeFacts')) }),
    },
  }),
  route({
    method: 'PUT',
    path: '/:area/ListingBulkUndo/:id',
    who,
    handle: undoBulkChange,
    describes: {
      summary: 'Begins to undo a bulk change that is done, once',
      notes: 'Listings that were changed since are refused. A repetition answers the same.',
      answer,
    },
  }),
];

export default strapiRouter(BULK_ROUTES);
