import { KNOWN_DEVICE } from '../sessions/devices';
import { addressOf } from '../http/route-table';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_PATTERN } from '../http/idempotency';
import type { ContractRoute } from '../http/route';
import { AREAS } from '../domain';
import { responseObject, id } from './json';
import type { JsonSchema } from './json';
import { errorResponsesOf, REQUEST_ID } from './error-responses';
import { isOpen, rolesOf } from './roles';

type Facts = Readonly<Record<string, unknown>>;

const PARAMETER = /:(\w+)/g;
const PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  area: { type: 'string', enum: [...AREAS] },
  id,
};
const TYPES = {
  json: ['application/json'],
  form: ['multipart/form-data'],
  beacon: ['text/plain', 'application/json'],
} as const;
const REVISION = Object.fromEntries(
  ['X-Revision', 'X-Public-Revision'].map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A route's path in OpenAPI's notation. */
export const pathOf = (route: Pick<ContractRoute, 'path' | 'atRoot'>): string =>
  addressOf(route).replace(PARAMETER, '{$1}');

const operationId = ({ path }: ContractRoute): string =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':'))
    .map((part, index) => (index === 0 ? part : capital(part)))
    .join('');

const KEY = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  description:
    'A random id that the caller chooses for what is created. If the caller sends it again, nothing is created: the answer is the record of the first call as it is now, or 404 if it was deleted.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN },
};

const DEVICE = {
  name: KNOWN_DEVICE,
  in: 'header',
  description:
    'The value of this header in an earlier answer: the device then has login limits of its own. Opaque: store it and send it as it is.',
  schema: { type: 'string' },
};

const parametersOf = ({ path, describes }: ContractRoute): readonly Facts[] => [
  ...[...path.matchAll(PARAMETER)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: PARAMETERS[name],
  })),
  ...(describes.once ? [KEY] : []),
  ...(describes.marksDevice ? [DEVICE] : []),
];

/** The roles that can send the request, and notes. */
function descriptionOf({ who, describes: { parts = [], notes } }: ContractRoute): string {
  const others = [...new Set(parts)].map((part) => `To ${part}: ${rolesOf(part)}.`);
  return [`${capital(rolesOf(who))}.`, notes ?? '', ...others].filter(Boolean).join(' ');
}

/** The success response by its status. */
function successResponseOf({ writes, describes }: ContractRoute): Facts {
  const { answer, refusals = [] } = describes;
  if (answer === null) return { 204: { description: 'Done', headers: REQUEST_ID } };
  const refused = responseObject({ msg: { type: 'string', enum: refusals } });
  const schema = refusals.length > 0 ? { oneOf: [answer, refused] } : answer;
  return {
    200: {
      description: refusals.length > 0 ? 'Done, or refused by its `msg`' : 'Done',
      headers: { ...REQUEST_ID, ...(writes && REVISION) },
      content: { 'application/json': { schema } },
    },
  };
}

/** The OpenAPI operation of a route. */
export function operationOf(route: ContractRoute, subject: string): Facts {
  const { who, format = 'json', describes } = route;
  const { summary, body } = describes;
  const session = { session: [] };
  return {
    operationId: operationId(route),
    tags: [subject],
    summary,
    description: descriptionOf(route),
    security: isOpen(who) ? [{}, session] : [session],
    parameters: parametersOf(route),
    ...(body && {
      requestBody: {
        required: Array.isArray(body.required),
        content: Object.fromEntries(TYPES[format].map((type) => [type, { schema: body }])),
      },
    }),
    responses: { ...successResponseOf(route), ...errorResponsesOf(route) },
  };
}
