import type { ContractRoute } from '../http/route';
import { operationOf, pathOf } from './operation';
import { ERROR_RESPONSES } from './error-responses';
import type { JsonSchema } from './json';
import { ERROR_SCHEMAS, SHARED_SCHEMAS } from './shared-schemas';

type Facts = Readonly<Record<string, unknown>>;
/** The paths of the document, with the tag of each group of routes. */
export type Subjects = Readonly<Record<string, readonly ContractRoute[]>>;

const DESCRIPTION = [
  'What the CMS answers, call by call. Texts are trimmed; an empty text or null means: not given.',
  'Keys that a call does not know are ignored. A numeric text is taken as its number.',
  'A call is refused in this order: 400 for a body that cannot be read, 413, 404 for an unknown area, 401,',
  '403 for the role, 404 for the record, 403 for someone else’s record, 400 for what was sent.',
  'A body above 16 KiB is read after 401 and 403. It has at most 256 KiB, of staff 1 MiB.',
  'A public call takes a token that is no longer good as none at all.',
].join(' ');

const HEADERS = {
  'X-Request-Id': {
    description: 'The id that the log knows this request by.',
    required: true,
    schema: { type: 'string', minLength: 1 },
  },
  'X-Revision': {
    description:
      'The change log’s revision that holds the write: it is on the public pages once the site’s /published.json names it or a higher one.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  'X-Public-Revision': {
    description: 'The same, where something that was written is public now.',
    schema: { type: 'integer', minimum: 0 },
  },
};

const SESSION = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The token that a login answers, as the whole header; its `exp` tells its end.',
};

/** Operations beside the calls, by path and method. */
export type OtherPaths = Readonly<Record<string, Readonly<Record<string, Facts>>>>;

/** The calls by path and method. */
function paths(subjects: Subjects, others: OtherPaths): Facts {
  const all: Record<string, Readonly<Record<string, Facts>>> = { ...others };
  for (const [subject, routes] of Object.entries(subjects)) {
    for (const route of routes) {
      const operation = { [route.method.toLowerCase()]: operationOf(route, subject) };
      all[pathOf(route)] = { ...all[pathOf(route)], ...operation };
    }
  }
  return all;
}

/**
 * The OpenAPI 3.1 document.
 * @param schemas the schemas of the resources, by name
 * @param others pages of forms, which are no calls
 */
export const makeDocument = (
  subjects: Subjects,
  schemas: Readonly<Record<string, JsonSchema>>,
  others: OtherPaths = {},
): Facts => ({
  openapi: '3.1.0',
  info: { title: 'The HTTP contract', version: '1.0.0', description: DESCRIPTION },
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  servers: [{ url: '/' }],
  tags: Object.keys(subjects).map((name) => ({ name })),
  paths: paths(subjects, others),
  components: {
    schemas: {
      ...SHARED_SCHEMAS,
      ...ERROR_SCHEMAS,
      ...schemas,
    },
    responses: ERROR_RESPONSES,
    headers: HEADERS,
    securitySchemes: { session: SESSION },
  },
});
