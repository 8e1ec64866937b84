import { AREAS, KIND_FACTS, KINDS } from '../../domain';
import type { Kind } from '../../domain';
import type { OtherPaths } from '../../openapi/document';
import { REQUEST_ID } from '../../openapi/error-responses';
import { id } from '../../openapi/json';

/** The path of a kind's share pictures, below `/api`. */
export const sharePath = (kind: Kind): string => `/:area/${KIND_FACTS[kind].call}SharePicture/:id`;

const error = (name: string) => ({ $ref: `#/components/responses/${name}` });
const named = (name: string, schema: object) => ({ name, in: 'path', required: true, schema });
const HEADERS = {
  ...REQUEST_ID,
  ETag: { required: true, schema: { type: 'string' } },
};

/** The share pictures, in OpenAPI. Source: docs/contract.md, "Share pictures". */
export const SHARE_PATHS: OtherPaths = Object.fromEntries(
  KINDS.map((kind) => [
    `/api${sharePath(kind).replace(/:(\w+)/g, '{$1}')}`,
    {
      get: {
        tags: ['Listings'],
        security: [{}],
        operationId: `${KIND_FACTS[kind].call}SharePicture`,
        summary: `The cover of a ${KIND_FACTS[kind].category.toLowerCase()} property with its RERA number`,
        description: 'Anyone, of active properties that have both. An `If-None-Match` is heeded.',
        parameters: [named('area', { type: 'string', enum: [...AREAS] }), named('id', id)],
        responses: {
          200: {
            ...{ description: 'A picture of 1200 x 630 pixels', headers: HEADERS },
            content: { 'image/jpeg': { schema: {} } },
          },
          304: { description: 'It has not changed', headers: HEADERS },
          ...{ 404: error('ErrorNotFound'), 429: error('ErrorTooMany') },
          ...{ 500: error('ErrorServer'), 503: error('ErrorBusy') },
        },
      },
    },
  ]),
);
