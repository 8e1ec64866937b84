import { MESSAGES } from '../domain';

/** The response of a successful write. */
export const success = (more: object = {}) => ({ msg: MESSAGES.success, ...more });

type Input = Readonly<Record<string, unknown>>;

/** The sent values of these keys. Other keys are dropped. */
export const picked = (input: Input, keys: readonly string[]): Input =>
  Object.fromEntries(
    keys.filter((key) => input[key] !== undefined).map((key) => [key, input[key]]),
  );
