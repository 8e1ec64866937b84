import { MESSAGES, PAGE } from '../domain';
import {
  responseObject,
  constant,
  count,
  withDescription,
  list,
  nullable,
  ref,
  requestObject,
} from './json';
import type { JsonSchema } from './json';

/** The success response of a write. @param more keys beside `msg` */
export const successResponse = (more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema =>
  responseObject({ msg: constant(MESSAGES.success), ...more });

const LIMIT = { type: 'integer', minimum: PAGE.least, maximum: PAGE.most } as const;

/** A page of search results. @param key the key of the list */
export const pageResponse = (
  key: string,
  name: string,
  more: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema =>
  responseObject({
    [key]: list(ref(name)),
    count: withDescription(count, 'How many there are in all.'),
    ...more,
    limit: LIMIT,
    offset: count,
  });

const paging = (limitKey: string, offsetKey: string): Readonly<Record<string, JsonSchema>> => ({
  [limitKey]: { ...nullable(LIMIT), default: PAGE.standard },
  [offsetKey]: { ...nullable(count), default: 0 },
});

/** The body of a call for a page of a list without filters. */
export const pageRequest = (): JsonSchema => requestObject(paging('limit', 'offset'));

/** The body of a search. @param limitKey, offsetKey the names of its paging keys */
export const searchRequest = (
  values: string,
  limitKey = 'limit',
  offsetKey = 'offset',
): JsonSchema =>
  requestObject({
    values: withDescription({ anyOf: [ref(values), { type: 'null' }] }, 'None: everything.'),
    ...paging(limitKey, offsetKey),
  });

/** A body with its fields under `values`. */
export const valuesRequest = (name: string): JsonSchema =>
  requestObject({ values: ref(name) }, ['values']);
