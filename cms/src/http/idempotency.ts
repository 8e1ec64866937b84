import { currentActor } from '../documents/actor';
import { runWithIdempotencyKey } from '../documents/idempotency-key';
import { creationByKey } from '../documents/change-log';
import { setRevision } from '../documents/revision';
import type { Call } from './call';
import { invalid } from './errors';

/** By this header a caller who had no answer says that it is the same creation once more. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Visible characters alone, as a random id has them. */
export const IDEMPOTENCY_KEY_PATTERN = '^[!-~]{1,200}$';

const refused = (why: string) => invalid({ [IDEMPOTENCY_KEY]: `${IDEMPOTENCY_KEY} ${why}` });

/** The `_id` of what the caller has made with this key before; undefined where that is nothing. */
async function createdBefore(key: string, type: string): Promise<string | undefined> {
  const made = await creationByKey(strapi, currentActor(strapi) ?? '', key);
  if (!made) return undefined;
  if (made.type !== type) throw refused('was used for another call');
  setRevision(made.revision);
  return made.record;
}

/** What the caller knows a creation by; null where nothing was sent. @throws 400 for what is no key */
export function idempotencyKeyOf({ idempotencyKey: key }: Call): string | null {
  if (key === '') return null;
  if (!new RegExp(IDEMPOTENCY_KEY_PATTERN).test(key))
    throw refused('must be 1 to 200 visible characters');
  return key;
}

/**
 * Makes a record once for each key of an account: with a known one the answer is the record that is there.
 * @param type the content type's own name, as the change log has it
 * @param create answers the new record's `_id`, which is the only one that it makes
 */
export async function withIdempotency(
  call: Call,
  type: string,
  create: () => Promise<string>,
): Promise<string> {
  const key = idempotencyKeyOf(call);
  if (key === null) return await create();
  const before = await createdBefore(key, type);
  if (before !== undefined) return before;
  try {
    return await runWithIdempotencyKey(key, create);
  } catch (error) {
    // Its twin was quicker: no two lines of the log have one account's key.
    const twins = await createdBefore(key, type);
    if (twins === undefined) throw error;
    return twins;
  }
}
