import type { Action } from '../../../domain';
import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { id, requestObject } from '../../../openapi/json';
import { pageRequest, pageResponse, successResponse } from '../../../openapi/response-schemas';
import { findBinEntries, restoreBinEntry } from '../controllers/bin';

const forStaff = { method: 'POST', who: 'see history' } as const;
const RIGHTS: readonly Action[] = ['write listings', 'delete any review'];

export const BIN_ROUTES: readonly ContractRoute[] = [
  route({
    path: '/BinSearch',
    ...forStaff,
    handle: findBinEntries,
    describes: {
      summary: 'A page of the deleted records, the last deleted first',
      notes: 'Those that the caller may restore.',
      body: pageRequest(),
      answer: pageResponse('entries', 'BinEntry'),
      parts: RIGHTS,
    },
  }),
  route({
    path: '/BinRestore',
    ...forStaff,
    writes: true,
    handle: restoreBinEntry,
    describes: {
      summary: 'Brings a deleted record back, with its pictures in their order',
      notes: 'Its _id, code and days stay. It is 400 where a rule refuses it.',
      body: requestObject({ type: { type: 'string' }, id }, ['type', 'id']),
      answer: successResponse(),
      parts: RIGHTS,
      finds: true,
    },
  }),
];

export default strapiRouter(BIN_ROUTES);
