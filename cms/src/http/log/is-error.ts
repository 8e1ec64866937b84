/**
 * Whether something tells of an error. Asked for by what it has: a driver's errors are no errors to Node, and those of
 * Node none inside a test's sandbox.
 */
export const isError = (value: unknown): value is Error =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  'stack' in value &&
  typeof value.message === 'string' &&
  typeof value.stack === 'string';
