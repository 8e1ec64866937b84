import { currentActor } from '../documents/actor';
import { runWithIdempotencyKey } from '../documents/idempotency-key';
import { creationByKey } from '../documents/change-log';
import { setRevision } from '../documents/revision';
import type { Call } from './call';
import { invalid } from './errors';

/** The header by which a caller retries a creation whose response was lost. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Visible characters alone, as a random id has them. */
export const IDEMPOTENCY_KEY_PATTERN = '^[!-~]{1,200}$';

const rejected = (why: string) => invalid({ [IDEMPOTENCY_KEY]: `${IDEMPOTENCY_KEY} ${why}` });

/** The `_id` of the record that the caller has created with this key; undefined where there is none. */
async function createdBefore(key: string, type: string): Promise<string | undefined> {
  const made = await creationByKey(strapi, currentActor(strapi) ?? '', key);
  if (!made) return undefined;
  if (made.type !== type) throw rejected('was used for another call');
  if (made.revision !== null) setRevision(made.revision);
  return made.record;
}

/** The idempotency key of a call; null where none was sent. @throws 400 for an invalid key */
export function idempotencyKeyOf({ idempotencyKey: key }: Call): string | null {
  if (key === '') return null;
  if (!new RegExp(IDEMPOTENCY_KEY_PATTERN).test(key))
    throw rejected('must be 1 to 200 visible characters');
  return key;
}

/**
 * Creates a record once for each key of a caller. With a known key it returns the record that is there. All anonymous
 * callers share their keys, which are random.
 * @param type the content type's own name, as the change log has it
 * @param create creates one record and returns its `_id`
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
    // A concurrent retry may have been faster: no two entries of the log have the same actor and key.
    const created = await createdBefore(key, type);
    if (created === undefined) throw error;
    return created;
  }
}
