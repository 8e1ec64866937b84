import { MESSAGES } from '../domain';

/** What a write answers that went well. */
export const success = (more: object = {}) => ({ msg: MESSAGES.success, ...more });

type Input = Readonly<Record<string, unknown>>;

/** Those of the keys that were sent; all others are dropped. */
export const picked = (input: Input, keys: readonly string[]): Input =>
  Object.fromEntries(
    keys.filter((key) => input[key] !== undefined).map((key) => [key, input[key]]),
  );
