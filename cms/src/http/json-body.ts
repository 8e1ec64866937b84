import json from 'co-body';
import type { Context } from 'koa';

/** The largest JSON body. Source: docs/contract.md, "Conventions". */
export const BODY_LIMIT = '1mb';

/** Parses the JSON body of a request, an object or a list; an empty body is `{}`. @throws Error with the status 400 or 413 */
export async function readJson({ req }: Context): Promise<unknown> {
  try {
    return (await json.json(req, { limit: BODY_LIMIT, encoding: 'utf-8' })) as unknown;
  } catch (error) {
    // The rest of the body is read and dropped, so that a client that is still sending gets the answer.
    req.unpipe();
    req.resume();
    throw error;
  }
}
