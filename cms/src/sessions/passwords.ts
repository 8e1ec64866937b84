import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { compare, hash } from '@node-rs/bcrypt';
import { busy } from '../http/errors';
import { FairQueue, QueueFull } from '../media/processing/fair-queue';

/** bcrypt's cost, the same as Strapi's. */
const COST = 10;
/**
 * The number of concurrent computations. One core stays free for requests; libuv has 4 threads, also used for files.
 */
const CONCURRENT = Math.max(1, Math.min(2, availableParallelism() - 1));
const MOST_COMPUTATIONS = 256;
/** The number of concurrent attempts. Those of one client run one after the other. */
const CONCURRENT_ATTEMPTS = 4;
const MOST_ATTEMPTS_OF_CLIENT = 64;
const MOST_ATTEMPTS = 192;
/** The `Retry-After` of a full queue. It is empty after some seconds. */
const RETRY_AFTER_SECONDS = 5;

/** There are two queues: an attempt also waits for the database, and a computation can run within a transaction. */
const computations = new FairQueue(CONCURRENT, 1);
const attempts = new FairQueue(CONCURRENT_ATTEMPTS, MOST_ATTEMPTS_OF_CLIENT);

/** Runs a job in a queue. @throws CallError 503 immediately if too many jobs wait */
async function queued<T>(
  queue: FairQueue,
  { key, mostWaiting }: { readonly key: string; readonly mostWaiting: number },
  job: () => Promise<T>,
): Promise<T> {
  if (queue.load.waiting >= mostWaiting) throw busy(RETRY_AFTER_SECONDS);
  try {
    return await queue.run(key, job);
  } catch (error) {
    throw error instanceof QueueFull ? busy(RETRY_AFTER_SECONDS) : error;
  }
}

const computed = <T>(compute: () => Promise<T>): Promise<T> =>
  queued(computations, { key: randomUUID(), mostWaiting: MOST_COMPUTATIONS }, compute);

/**
 * The bcrypt hash of a password, computed off the event loop. Call it before a transaction begins, because it can wait.
 * @throws CallError 503 with `Retry-After` immediately if too many computations wait
 */
export const hashPassword = (password: string): Promise<string> =>
  computed(() => hash(password, COST));

/** The hash of a random password. It is compared if there is no account. */
const dummyHash = hash(randomUUID(), COST);

/**
 * Compares a password with a stored hash, off the event loop. Without a hash the result is false and takes as long.
 * @throws CallError 503 with `Retry-After` immediately if too many computations wait
 */
export async function comparePassword(
  password: string,
  storedHash: string | null | undefined,
): Promise<boolean> {
  const compared = storedHash ?? (await dummyHash);
  const isSame = await computed(() => compare(password, compared));
  return isSame && Boolean(storedHash);
}

/**
 * Runs one password attempt in its client's queue. The attempt must count and compare. Attempts of one client never run
 * at the same time, so concurrent correct attempts do not exceed the limit of wrong ones.
 * @param client the address, or another name of the client
 * @throws CallError 503 with `Retry-After` immediately if too many attempts wait
 */
export const inPasswordAttempt = <T>(client: string, attempt: () => Promise<T>): Promise<T> =>
  queued(attempts, { key: client, mostWaiting: MOST_ATTEMPTS }, attempt);

/** The numbers of running and waiting password computations. */
export const passwordLoad = (): FairQueue['load'] => computations.load;
