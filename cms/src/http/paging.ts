import { PAGE } from '../domain';
import { invalid } from './errors';

export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

type Body = Readonly<Record<string, unknown>>;

function whole(body: Body, key: string, from: number, to: number, standard: number): number {
  const value = body[key] ?? standard;
  if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to)
    return value;
  throw invalid({
    [key]: `${key} must be a whole number, ${String(from)} or above${to < Infinity ? `, at most ${String(to)}` : ''}`,
  });
}

/** A list's limit (1 to 100, else 10) and offset (0 and above, else 0) under the names of the call. */
export function readPaging(body: Body, limitKey = 'limit', offsetKey = 'offset'): Paging {
  return {
    limit: whole(body, limitKey, PAGE.least, PAGE.most, PAGE.standard),
    offset: whole(body, offsetKey, 0, Number.MAX_SAFE_INTEGER, 0),
  };
}

/** A search's `values`: missing or null is `{}`. */
export function readValues(body: Body): Body {
  const values = body.values ?? {};
  if (typeof values !== 'object' || Array.isArray(values)) {
    throw invalid({ values: 'values must be an object' });
  }
  return values as Body;
}

/** The `_id`s of a call for many records, each once. @throws 400 */
export function readIds({ ids }: Body): readonly string[] {
  const read = Array.isArray(ids) ? [...new Set(ids as readonly unknown[])] : [];
  if (read.length === 0 || read.length > PAGE.most || read.some((id) => typeof id !== 'string'))
    throw invalid({ ids: `ids must be a list of 1 to ${String(PAGE.most)} ids` });
  return read as readonly string[];
}
