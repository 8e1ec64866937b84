import type { ContractRoute } from '../http/route';
import { ref } from './json';
import { isForSignedIn, isOpen } from './roles';

type Facts = Readonly<Record<string, unknown>>;

/** An error response: its description and the schema of its body. */
interface ErrorResponse {
  readonly description: string;
  readonly schema: string;
  readonly type?: string;
  readonly headers?: Facts;
  /** Whether a route can return it. */
  readonly isOf: (route: ContractRoute) => boolean;
}

const takesBody = ({ method }: ContractRoute): boolean => method !== 'GET';
const actionsOf = ({ who, describes: { parts = [] } }: ContractRoute) => [who, ...parts];
const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds until the next try is taken.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
};

/** The error responses by status. Source: docs/contract.md, "Errors". */
const ERRORS: Readonly<Record<string, ErrorResponse>> = {
  400: { description: 'The input breaks a rule', schema: 'ErrorValidation', isOf: takesBody },
  401: {
    description: 'No token, or a broken, expired or replaced one',
    schema: 'ErrorLogIn',
    type: 'text/plain',
    isOf: (route) => !actionsOf(route).every(isOpen),
  },
  403: {
    description: 'Signed in, but this role or account may not',
    schema: 'ErrorForbidden',
    isOf: (route) => !actionsOf(route).every((action) => isOpen(action) || isForSignedIn(action)),
  },
  404: {
    description: 'No such record, or not for this caller or area',
    schema: 'ErrorNotFound',
    isOf: ({ path, describes: { finds, once } }) =>
      path.includes('/:') || finds === true || once === true,
  },
  413: {
    description: 'A file or body over its limit',
    schema: 'ErrorTooLarge',
    isOf: takesBody,
  },
  415: {
    description: 'An upload that is not one of the allowed image formats',
    schema: 'ErrorNotImage',
    isOf: ({ format }) => format === 'form',
  },
  429: {
    description: 'Too many tries',
    schema: 'ErrorTooMany',
    headers: RETRY_AFTER,
    isOf: ({ describes }) => describes.limited === true,
  },
  500: { description: 'Our fault', schema: 'ErrorServer', isOf: () => true },
  503: {
    description: 'The server is busy',
    schema: 'ErrorBusy',
    headers: RETRY_AFTER,
    isOf: () => true,
  },
};

/** Every response has the id of its request. */
export const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } };

/** The error responses, as components. */
export const ERROR_RESPONSES: Readonly<Record<string, Facts>> = Object.fromEntries(
  Object.values(ERRORS).map(({ description, schema, type = 'application/json', headers }) => [
    schema,
    {
      description,
      headers: { ...REQUEST_ID, ...headers },
      content: { [type]: { schema: ref(schema) } },
    },
  ]),
);

/** References to a route's error responses, by status. */
export const errorResponsesOf = (route: ContractRoute): Readonly<Record<string, Facts>> =>
  Object.fromEntries(
    Object.entries(ERRORS)
      .filter(([, { isOf }]) => isOf(route))
      .map(([status, { schema }]) => [status, { $ref: `#/components/responses/${schema}` }]),
  );
