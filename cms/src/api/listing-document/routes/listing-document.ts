import { DOCUMENTS_OF_LISTING } from '../../../domain';
import { route } from '../../../http/route';
import type { ContractRoute, ServedRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { id, instant, list, ref, requestObject, responseObject } from '../../../openapi/json';
import { successResponse } from '../../../openapi/response-schemas';
import {
  addDocument,
  addressDocument,
  deleteDocument,
  listDocuments,
  sendDocument,
} from '../controllers/documents';
import { FILE_PATH } from '../services/address';

const forStaff = { method: 'POST', who: 'write listings' } as const;
const NAMED = { body: requestObject({ id }, ['id']), finds: true } as const;

/** The calls of a listing's documents. Source: docs/contract.md, "Documents". */
export const DOCUMENT_ROUTES: readonly ContractRoute[] = [
  route({
    ...forStaff,
    path: '/:area/ListingDocumentList',
    handle: listDocuments,
    describes: {
      summary: 'The private documents of a property',
      ...NAMED,
      answer: responseObject({ documents: list(ref('ListingDocument')) }),
    },
  }),
  route({
    ...forStaff,
    path: '/:area/ListingDocumentAdd',
    format: 'form',
    handle: addDocument,
    describes: {
      summary: 'Adds a private document to a property',
      notes: `A PDF or a picture, known by its content; at most 10 MiB, and ${String(DOCUMENTS_OF_LISTING)} a property.`,
      body: requestObject(
        { id, file: { type: 'string', contentMediaType: 'application/octet-stream' } },
        ['id', 'file'],
      ),
      answer: successResponse({ document: ref('ListingDocument') }),
      finds: true,
      limited: true,
    },
  }),
  route({
    ...forStaff,
    path: '/:area/ListingDocumentAddress',
    handle: addressDocument,
    describes: {
      summary: 'An address of a document’s file, valid for five minutes',
      notes: 'Whoever has it can read the file.',
      ...NAMED,
      answer: responseObject({ address: { type: 'string' }, until: instant }),
    },
  }),
  route({
    ...forStaff,
    path: '/:area/ListingDocumentDelete',
    handle: deleteDocument,
    describes: { summary: 'Removes a document for good', ...NAMED, answer: successResponse() },
  }),
];

/** The file of a document. A browser opens its address, so it has no token. */
export const DOCUMENT_FILE_ROUTES: readonly ServedRoute[] = [
  { method: 'GET', path: FILE_PATH, handler: sendDocument },
];

export default strapiRouter([...DOCUMENT_ROUTES, ...DOCUMENT_FILE_ROUTES]);
