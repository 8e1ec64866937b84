import { currentActor } from '../documents/actor';
import { runWithIdempotencyKey } from '../documents/idempotency-key';
import { creationByKey } from '../documents/change-log';
import { setRevision } from '../documents/revision';
import type { Call } from './call';
import { invalid } from './errors';

/** The header for retries of a creation whose response was lost. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Only visible characters, as in a random id. */
export const IDEMPOTENCY_KEY_PATTERN = '^[!-~]{1,200}$';

type KeyedCall = Pick<Call, 'idempotencyKey'>;

const rejected = (why: string) => invalid({ [IDEMPOTENCY_KEY]: `${IDEMPOTENCY_KEY} ${why}` });

/** The `_id` of the record that the caller created with this key; undefined if there is none. */
async function createdBefore(key: string, type: string): Promise<string | undefined> {
  const made = await creationByKey(strapi, currentActor(strapi) ?? '', key);
  if (!made) return undefined;
  if (made.type !== type) throw rejected('was used for another call');
  if (made.revision !== null) setRevision(made.revision);
  return made.record;
}

/** The idempotency key of a call; null if none was sent. @throws 400 for an invalid key */
export function idempotencyKeyOf({ idempotencyKey: key }: KeyedCall): string | null {
  if (key === '') return null;
  if (!new RegExp(IDEMPOTENCY_KEY_PATTERN).test(key))
    throw rejected('must be 1 to 200 visible characters');
  return key;
}

/** The creations that run now, by caller and key. */
const running = new Map<string, Promise<unknown>>();

/** Runs creations with the same key one after the other, so that a repetition is not counted as another try. */
async function inTurn<T>(name: string, create: () => Promise<T>): Promise<T> {
  const before = running.get(name);
  const own = before ? before.then(create) : create();
  const ended = own.then(
    () => undefined,
    () => undefined,
  );
  running.set(name, ended);
  try {
    return await own;
  } finally {
    if (running.get(name) === ended) running.delete(name);
  }
}

/**
 * Creates a record once for each key of a caller. If the key was used before, it returns the existing record. All
 * anonymous callers share their keys, which are random.
 * @param type the content type's short name, as in the change log
 * @param create creates one record and returns its `_id`
 */
export async function withIdempotency(
  call: KeyedCall,
  type: string,
  create: () => Promise<string>,
): Promise<string> {
  const key = idempotencyKeyOf(call);
  if (key === null) return await create();
  const once = async () => {
    const before = await createdBefore(key, type);
    if (before !== undefined) return before;
    try {
      return await runWithIdempotencyKey(key, create);
    } catch (error) {
      // Another process may have been faster. Actor and key are unique in the change log.
      const created = await createdBefore(key, type);
      if (created === undefined) throw error;
      return created;
    }
  };
  return await inTurn(`${currentActor(strapi) ?? ''} ${key}`, once);
}
