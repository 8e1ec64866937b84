/** Checks whether a value has the shape that the contract promises. Source: docs/contract.md, "Conventions" */
export type Guard = (value: unknown) => boolean;

export const isText: Guard = (value) => typeof value === 'string';
export const isNumber: Guard = (value) => typeof value === 'number';
/** An object with keys, as every response body is. */
export const isRecord: Guard = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const oneOf =
  (...words: readonly string[]): Guard =>
  (value) =>
    words.some((word) => word === value);

export const listOf =
  (isItem: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.every(isItem);

/** An object with these keys and value types. */
export const hasFields =
  (parts: Readonly<Record<string, Guard>>): Guard =>
  (value) =>
    isRecord(value) &&
    Object.entries(parts).every(([key, is]) =>
      is((value as Readonly<Record<string, unknown>>)[key]),
    );

/** Checks for a response whose `msg` is one of these texts. */
export const hasMessage = (...words: readonly string[]): Guard =>
  hasFields({ msg: oneOf(...words) });

/** Checks the only success response of most writes. */
export const isSuccess = hasMessage('success');
