import { KINDS, MOST_IMPORTED, numberText, PURPOSES } from '../../../domain';
import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import {
  count,
  list,
  nullable,
  ref,
  requestObject,
  responseObject,
  withDescription,
} from '../../../openapi/json';
import { successResponse } from '../../../openapi/response-schemas';
import {
  createImport,
  exportReport,
  findImport,
  listImports,
  start,
  tryOut,
} from '../controllers/listing-import';

const who = 'import listings';
const text = { type: 'string' } as const;
const answer = successResponse({ listingImport: ref('ListingImport') });

/** The calls of an import from the site. Source: docs/contract.md, "Import from the site". */
export const IMPORT_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'POST',
    path: '/:area/ListingImportCreate',
    who,
    format: 'form',
    handle: createImport,
    describes: {
      summary: 'Stores a CSV file of listings, which it suggests how to read',
      notes: `UTF-8, at most 10 MiB and ${numberText(MOST_IMPORTED)} rows. It writes no listing.`,
      body: requestObject(
        {
          kind: { ...text, enum: [...KINDS] },
          file: { ...text, contentMediaType: 'application/octet-stream' },
        },
        ['kind', 'file'],
      ),
      answer,
      once: true,
      limited: true,
    },
  }),
  route({
    method: 'PUT',
    path: '/:area/ListingImportTry/:id',
    who,
    handle: tryOut,
    describes: {
      summary: 'Begins the dry run of an import, also again',
      notes: 'It goes on after the answer, also if the server ends. It writes no listing.',
      body: requestObject(
        {
          fields: withDescription(
            { type: 'object', additionalProperties: nullable(text) },
            'The field of each column; null: it is left out.',
          ),
          key: nullable(text),
          purpose: nullable({ ...text, enum: [...PURPOSES] }),
        },
        ['fields'],
      ),
      answer,
    },
  }),
  route({
    method: 'PUT',
    path: '/:area/ListingImportStart/:id',
    who,
    handle: start,
    describes: {
      summary: 'Begins an import after its dry run, once',
      notes: 'It goes on after the answer, also if the server ends. A repetition answers the same.',
      answer,
    },
  }),
  route({
    method: 'GET',
    path: '/:area/ListingImportDetail/:id',
    who,
    handle: findImport,
    describes: {
      summary: 'How far an import is, and its report',
      answer: responseObject({ listingImport: ref('ListingImport') }),
    },
  }),
  route({
    method: 'GET',
    path: '/:area/ListingImportList',
    who,
    handle: listImports,
    describes: {
      summary: 'The newest 20 imports of a region',
      answer: responseObject({ imports: list(ref('ListingImportFacts')) }),
    },
  }),
  route({
    method: 'GET',
    path: '/:area/ListingImportReport/:id',
    who,
    handle: exportReport,
    describes: {
      summary: 'The whole report of an import as a CSV file',
      answer: successResponse({ csv: text, count }),
    },
  }),
];

export default strapiRouter(IMPORT_ROUTES);
