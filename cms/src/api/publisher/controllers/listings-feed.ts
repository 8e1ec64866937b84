import { array, number, object, string } from 'yup';
import { ValidationError } from 'yup';
import { invalid } from '../../../http/errors';
import { AREAS, LIST_KEYS } from '../../../domain';
import { parseQuery } from '../../../http/query';
import { listBatch } from '../services/list-batch';

/** The length of 200 ids. */
const MOST_IDS_LENGTH = 5200;

/** The region and the list of a call. */
export const LIST_QUERY = {
  area: string()
    .oneOf([...AREAS])
    .required(),
  list: string()
    .oneOf([...LIST_KEYS])
    .required(),
};

const query = object({
  ...LIST_QUERY,
  order: string().oneOf(['newest', 'locality']).required(),
  limit: number().integer().min(1).max(500).default(200),
  after: string(),
  offset: number().integer().min(0),
  locality: string(),
  stage: string().oneOf(['closed'] as const),
  only: string().oneOf(['cards'] as const),
  /** Separated by commas. */
  ids: string().max(MOST_IDS_LENGTH),
});
const cursor = array().of(string().required()).required();

const encoded = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

function decoded(text: string): string[] {
  try {
    return cursor.validateSync(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) {
      throw invalid({ after: 'after must be what `next` said' });
    }
    throw error;
  }
}

/**
 * `GET /api/publisher/listings`: the active properties of a list with all fields or as cards, newest first or by locality (oldest
 * first); or the closed ones. A call returns one batch, starting after the last one, so that nobody loads all properties at once.
 */
export async function feedListings(input: Readonly<Record<string, unknown>>) {
  const { after, ids, ...asked } = parseQuery(query, input);
  const { next, ...batch } = await listBatch(strapi, {
    ...asked,
    after: after === undefined ? undefined : decoded(after),
    ids: ids?.split(','),
  });
  return { ...batch, next: next && encoded(next) };
}
