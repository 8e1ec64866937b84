import type { ContractRoute } from '../contract/route';
import { ref } from './json';
import { isForSignedIn, isOpen } from './roles';

type Facts = Readonly<Record<string, unknown>>;

/** A refusal of the contract's table: what it means, and the schema of its body. */
interface Refusal {
  readonly description: string;
  readonly schema: string;
  readonly type?: string;
  readonly headers?: Facts;
  /** The calls that it is an answer of. */
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

/** Source: the contract's table of statuses, and the order below it. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
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
};

/** Every answer bears the id that the log knows its request by. */
export const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } };

/** The refusals, as components of the description. */
export const REFUSAL_RESPONSES: Readonly<Record<string, Facts>> = Object.fromEntries(
  Object.values(REFUSALS).map(({ description, schema, type = 'application/json', headers }) => [
    schema,
    {
      description,
      headers: { ...REQUEST_ID, ...headers },
      content: { [type]: { schema: ref(schema) } },
    },
  ]),
);

/** A call's refusals by their status. */
export const refusalsOf = (route: ContractRoute): Readonly<Record<string, Facts>> =>
  Object.fromEntries(
    Object.entries(REFUSALS)
      .filter(([, { isOf }]) => isOf(route))
      .map(([status, { schema }]) => [status, { $ref: `#/components/responses/${schema}` }]),
  );
