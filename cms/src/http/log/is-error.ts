/**
 * Whether a value is an error, by its properties: a driver's errors are no instances of `Error`, and in a Jest sandbox those
 * of Node are not either.
 */
export const isError = (value: unknown): value is Error =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  'stack' in value &&
  typeof value.message === 'string' &&
  typeof value.stack === 'string';
