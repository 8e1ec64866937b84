import { AsyncLocalStorage } from 'node:async_hooks';

const creating = new AsyncLocalStorage<string>();

/** Runs a creation with an idempotency key: its entry in the change log stores the key. */
export const runWithIdempotencyKey = <T>(key: string, create: () => Promise<T>): Promise<T> =>
  creating.run(key, create);

/** The idempotency key of the current creation; null if it has none. */
export const currentIdempotencyKey = (): string | null => creating.getStore() ?? null;
