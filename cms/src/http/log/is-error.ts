/**
 * Whether a value is an error, by its properties. `instanceof Error` fails for a driver's errors and, in a Jest
 * sandbox, for those of Node.
 */
export const isError = (value: unknown): value is Error =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  'stack' in value &&
  typeof value.message === 'string' &&
  typeof value.stack === 'string';
