import { REQUEST_ID } from '../../openapi/error-responses';
import type { OtherPaths } from '../../openapi/document';
import { FILE_PATH } from './services/address';
import { DOCUMENT_TYPES } from './services/document-type';

const error = (name: string) => ({ $ref: `#/components/responses/${name}` });
const queried = (name: string) => ({
  ...{ name, in: 'query', required: true },
  schema: { type: 'string' },
});

/** The file of a document, in OpenAPI. Source: docs/contract.md, "Documents". */
export const DOCUMENT_PATHS: OtherPaths = {
  [`/api${FILE_PATH}`]: {
    get: {
      tags: ['Documents'],
      security: [{}],
      operationId: 'ListingDocumentFile',
      summary: 'The file of a document',
      description: 'Whoever has an address of ListingDocumentAddress, for five minutes.',
      parameters: ['id', 'until', 'signature'].map(queried),
      responses: {
        200: {
          ...{ description: 'The file', headers: REQUEST_ID },
          content: Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, { schema: {} }])),
        },
        ...{ 403: error('ErrorForbidden'), 404: error('ErrorNotFound') },
        ...{ 500: error('ErrorServer'), 503: error('ErrorBusy') },
      },
    },
  },
};
