import json from 'co-body';
import type { Context } from 'koa';

/** Of a body that is no form with files. Source: the contract, 1 MiB. */
export const BODY_LIMIT = '1mb';

/** A request's body, an object or a list; an empty one is `{}`. @throws an error with the status 400 or 413 */
export async function readJson({ req }: Context): Promise<unknown> {
  try {
    return (await json.json(req, { limit: BODY_LIMIT, encoding: 'utf-8' })) as unknown;
  } catch (error) {
    // Its rest is let in and dropped: who is still sending gets the answer, not a broken pipe.
    req.unpipe();
    req.resume();
    throw error;
  }
}
