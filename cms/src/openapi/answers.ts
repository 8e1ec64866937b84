import { MESSAGES } from '../domain';
import { PAGE } from '../contract/paging';
import { answered, constant, count, described, list, orNull, ref, taken } from './json';
import type { JsonSchema } from './json';

/** What a write answers that went well, with what it made. */
export const success = (more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema =>
  answered({ msg: constant(MESSAGES.success), ...more });

const LIMIT = { type: 'integer', minimum: PAGE.least, maximum: PAGE.most } as const;

/** A page of a search, under the key of its list. */
export const page = (
  key: string,
  name: string,
  more: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema =>
  answered({
    [key]: list(ref(name)),
    count: described(count, 'How many there are in all.'),
    ...more,
    limit: LIMIT,
    offset: count,
  });

/** What a search takes: its `values`, and the page by the names that it gives its limit and offset. */
export const search = (values: string, limitKey = 'limit', offsetKey = 'offset'): JsonSchema =>
  taken({
    values: described({ anyOf: [ref(values), { type: 'null' }] }, 'None: everything.'),
    [limitKey]: { ...orNull(LIMIT), default: PAGE.standard },
    [offsetKey]: { ...orNull(count), default: 0 },
  });

/** A body that bears its fields under `values`. */
export const underValues = (name: string): JsonSchema => taken({ values: ref(name) }, ['values']);
