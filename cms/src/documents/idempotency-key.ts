import { AsyncLocalStorage } from 'node:async_hooks';

const creating = new AsyncLocalStorage<string>();

/** Runs a creation that its caller has a key for: its line in the change log bears the key. */
export const runWithIdempotencyKey = <T>(key: string, create: () => Promise<T>): Promise<T> =>
  creating.run(key, create);

/** The key of the creation that is under way; null where its caller has none. */
export const currentIdempotencyKey = (): string | null => creating.getStore() ?? null;
