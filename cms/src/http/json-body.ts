import json from 'co-body';
import type { Context } from 'koa';

/** The maximum size of a JSON body. Source: docs/contract.md, "Conventions". */
export const JSON_BYTES = 1024 * 1024;

const OPTIONS = { encoding: 'utf-8', onProtoPoisoning: 'remove' };

/**
 * Parses the JSON body of a request, an object or a list; an empty body is `{}`. The key `__proto__` is ignored like
 * any other unknown key.
 * @param limit the most bytes @throws Error with the status 400 or 413
 */
export async function readJson({ req }: Context, limit = JSON_BYTES): Promise<unknown> {
  try {
    return (await json.json(req, { ...OPTIONS, limit })) as unknown;
  } catch (error) {
    // The rest of the body is read and dropped, so that a client that is still sending gets the response.
    req.unpipe();
    req.resume();
    throw error;
  }
}
